import type { Use } from '#server/platform/limits/limits.ts';

const day = 24 * 60 * 60;

/** How often someone can do in a day what a whole team is told of, or what keeps it waiting. */
const limits = {
  join: { name: 'joins', points: 20, seconds: day },
  leave: { name: 'leaves', points: 10, seconds: day },
  remove: { name: 'removals', points: 30, seconds: day },
  changeMember: { name: 'member-changes', points: 100, seconds: day },
  createLink: { name: 'links', points: 20, seconds: day },
};

/** Counts toward a person's limit of a day. */
export const daily = (act: keyof typeof limits, { id }: { id: number }): Use[] => [
  { limit: limits[act], key: String(id) },
];
