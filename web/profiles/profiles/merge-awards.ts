type Badge = { name: string };
type Achievement = { name: string; badge: string };

/**
 * Badges, then achievements. An achievement for the same as one of these badges is part of it, with its
 * name as `alsoNamed`, so that it isn't counted twice.
 */
export function mergeAwards<A extends Badge, B extends Achievement>(
  badges: readonly A[],
  achievements: readonly B[],
) {
  const names = new Set(badges.map(({ name }) => name));
  return [
    ...badges.map((badge) => {
      const same = achievements.find((achievement) => achievement.badge === badge.name);
      return { ...same, ...badge, alsoNamed: same?.name ?? '' };
    }),
    ...achievements
      .filter(({ badge }) => !names.has(badge))
      .map((achievement) => ({ ...achievement, alsoNamed: '' })),
  ];
}
