import type { Participation } from '#contract/proof/participations.ts';

/** What someone did in a project, with these fields. */
export const participationOf = (fields: Partial<Participation> = {}): Participation => ({
  id: 1,
  project: { id: 1, name: 'Harbour bells', completedAt: null },
  role: '',
  from: '2026-01-01',
  to: null,
  done: 0,
  reviewed: 0,
  reviewers: 0,
  given: 0,
  comments: 0,
  repository: { commits: 0, pullRequests: 0, reviews: 0 },
  skills: [],
  mostPeople: 2,
  notes: [],
  result: null,
  can: { certify: false },
  ...fields,
});
