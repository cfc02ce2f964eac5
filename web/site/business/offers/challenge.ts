export const challengeKinds = ['weekly-reviews', 'problem-solving', 'idea-enhancement'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

export type Challenge = {
  id: number;
  kind: ChallengeKind;
  title: string;
  company: string;
  description: string;
  deadline: Date;
  /** The number of people, or of teams for a team challenge. */
  participants?: number;
  teams?: number;
  points: number;
  status: 'active';
  /** The buttons below it. */
  actions: readonly { name: string; onPress: () => void }[];
};
