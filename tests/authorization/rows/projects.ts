import type { Api } from '#contract/api.ts';
import { projectForm } from '#tests/factories/projects.ts';
import { anyone, lead, signedIn, team, type Row } from '#tests/authorization/expected.ts';
import { person, project } from '#tests/authorization/params.ts';

export const projectsRows = {
  'GET /users/{userId}/projects': { expected: anyone(200), params: person },
  'GET /projects/search': { expected: anyone(200) },
  'GET /projects/open': { expected: anyone(200) },
  'GET /projects/user': { expected: signedIn(200) },
  'GET /projects/deleted': { expected: signedIn(200) },
  'POST /projects': { expected: signedIn(201), body: () => projectForm() },
  'GET /projects/{projectId}': { expected: anyone(200), params: project },
  'GET /projects/{projectId}/progress': { expected: anyone(200), params: project },
  'PUT /projects/{projectId}': {
    expected: lead(200),
    params: project,
    body: () => ({ ...projectForm(), roles: [], version: 1 }),
  },
  // The creator isn't alone on the team.
  'DELETE /projects/{projectId}': { expected: lead(409), params: project },
  'POST /projects/{projectId}/restoration': { expected: signedIn(404), params: project },
  'POST /projects/{projectId}/creator': {
    expected: lead(204),
    params: project,
    body: person,
  },
  'DELETE /projects/{projectId}/creator': { expected: lead(204), params: project },
  // Nobody has been offered the project.
  'POST /projects/{projectId}/creator/acceptance': { expected: signedIn(404), params: project },
  'DELETE /projects/{projectId}/joining-pause': { expected: lead(200), params: project },
  'POST /projects/{projectId}/completion': {
    expected: lead(200),
    params: project,
    body: () => ({ summary: 'It works.' }),
  },
  'GET /projects/{projectId}/members': { expected: team(200), params: project },
  'POST /projects/{projectId}/members': { expected: signedIn(201), params: project },
  'PUT /projects/{projectId}/members/{userId}': {
    expected: team(200),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
    body: () => ({ roleId: null }),
  },
  'PUT /projects/{projectId}/welcome/seen': { expected: team(204), params: project },
  'POST /projects/{projectId}/departures': {
    expected: lead(204),
    params: project,
    body: ({ memberId }) => ({ userId: memberId, note: 'We wish you well.' }),
  },
  'DELETE /projects/{projectId}/departures': { expected: team(204), params: project },
  'PUT /projects/{projectId}/sign-of-life': { expected: team(204), params: project },
  'PUT /projects/{projectId}/away': {
    expected: team(204),
    params: project,
    body: () => ({ until: null }),
  },
  // The member isn't quiet.
  'DELETE /projects/{projectId}/members/{userId}/tickets': {
    expected: team(403),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },
  'PUT /projects/{projectId}/members/{userId}/inactivity': {
    expected: team(403),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },
  // The creator is still there.
  'POST /projects/{projectId}/takeover': {
    expected: { ...team(409), creator: 403 },
    params: project,
  },
  // Nobody has asked.
  'PUT /projects/{projectId}/next-step': {
    expected: lead(404),
    params: project,
    body: () => ({ answer: 'rest' }),
  },
  // Nobody takes the project over.
  'DELETE /projects/{projectId}/takeover': { expected: team(404), params: project },
  'DELETE /projects/{projectId}/members/{userId}': {
    expected: team(204),
    params: ({ projectId, memberId }) => ({ projectId, userId: memberId }),
  },
} satisfies Partial<Record<keyof Api, Row>>;
