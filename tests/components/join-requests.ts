import type { JoinRequest } from '#contract/joining/join-requests.ts';

/** Aino’s request to join a project, which waits for an answer, with these fields. */
export const requestOf = (fields: Partial<JoinRequest> = {}): JoinRequest => ({
  id: 1,
  project: { id: 1, name: 'Harbour bells', status: 'Planning' },
  user: { id: 7, name: 'Aino Virtanen', avatar: null },
  roleId: null,
  role: '',
  message: '',
  state: 'waiting',
  askedAt: '2026-01-01T09:00:00.000Z',
  answerBy: '2026-01-15T09:00:00.000Z',
  endedAt: null,
  answeredBy: null,
  answer: '',
  teams: 0,
  hasExpiredBefore: false,
  can: { answer: false, edit: true, withdraw: true },
  ...fields,
});
