import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Answers } from './answers.ts';
import { openProjectOf } from './teams.ts';

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

/** A project whose leads answer before anyone joins, with a role of each of these names. */
export function askingProjectOf(lookingFor: string[]): Project {
  const project = openProjectOf({ joining: 'ask', lookingFor });
  Object.assign(project.can, { join: false, ask: true });
  return project;
}

/** Answers of a server on which Aino asks to join this project. It keeps her requests in this list. */
export function askingAnswers(project: Project, requests: JoinRequest[]): Answers {
  const ask = (hasAsked: boolean) => {
    project.hasAsked = hasAsked;
    project.can.ask = !hasAsked;
  };
  return {
    'GET /projects/{projectId}': () => structuredClone(project),
    'GET /join-requests': () => [...requests],
    'POST /projects/{projectId}/join-requests': ({ body }) => {
      ask(true);
      const request = requestOf(body);
      requests.push(request);
      return request;
    },
    'DELETE /join-requests/{requestId}': () => {
      ask(false);
      requests.pop();
      return undefined;
    },
  };
}
