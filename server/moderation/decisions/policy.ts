import type { DecisionAct, ReportedKind } from '#contract/values/vocabulary.ts';

type About = { kind: ReportedKind; userId: number | null; projectId: number | null };

/** What can be decided about something. */
export const possibleActs = ({ kind, userId, projectId }: About): DecisionAct[] => [
  'none',
  'hide',
  ...(userId === null ? [] : (['suspend'] as const)),
  ...(kind === 'hackathon' || (kind === 'project' && projectId !== null)
    ? (['close'] as const)
    : []),
];

/** What admins decide about on their own, because they have it in a list. */
export const isListed = ({ kind }: Pick<About, 'kind'>) => kind === 'person' || kind === 'project';
