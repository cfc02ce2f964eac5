import type { Api } from '#contract/api.ts';
import { anyone, owner, signedIn, type Row } from '#tests/authorization/expected.ts';
import {
  credential,
  entry,
  entryForm,
  person,
  picture,
  project,
} from '#tests/authorization/params.ts';

export const profilesRows = {
  'GET /users/profile': { expected: signedIn(200) },
  'PUT /users/profile': { expected: signedIn(200), body: () => ({ city: 'Turku' }) },
  'GET /users/privacy-settings': { expected: signedIn(200) },
  'PUT /users/privacy-settings': {
    expected: signedIn(200),
    body: () => ({ invitations: 'nobody' }),
  },
  'PUT /tech-stack': { expected: signedIn(200), body: () => ({ techStack: [] }) },
  'GET /users/{userId}/profile': { expected: anyone(200), params: person },
  // You can't follow yourself.
  'POST /users/{userId}/followers': {
    expected: { ...signedIn(201), member: 403 },
    params: person,
  },
  'DELETE /users/{userId}/followers': { expected: signedIn(200), params: person },
  'GET /users/blocks': { expected: signedIn(200) },
  // You can't block yourself.
  'PUT /users/blocks/{userId}': { expected: { ...signedIn(204), member: 403 }, params: person },
  'DELETE /users/blocks/{userId}': { expected: signedIn(204), params: person },
  'PUT /users/photo': { expected: signedIn(200), body: () => picture },
  'DELETE /users/photo': { expected: signedIn(204) },
  'POST /users/entries': { expected: signedIn(201), body: entryForm },
  'PUT /users/entries/{entryId}': { expected: owner(200), params: entry, body: entryForm },
  'DELETE /users/entries/{entryId}': { expected: owner(204), params: entry },
  'GET /users/home': { expected: signedIn(200) },
  // Nobody has this link.
  'GET /users/team-preferences': { expected: signedIn(200) },
  'PUT /users/team-preferences': { expected: signedIn(200), body: () => ({}) },
  'GET /users/credentials': { expected: signedIn(200) },
  'POST /users/credentials': {
    expected: signedIn(404),
    body: () => ({ participationId: 999_999_999 }),
  },
  'DELETE /users/credentials/{credentialId}': {
    expected: { ...signedIn(404), member: 204 },
    params: credential,
  },
  'GET /credentials/{credentialId}': { expected: anyone(200), params: credential },
  'GET /users/{userId}/resume.json': { expected: anyone(200), params: person },
  'GET /users/calendar-feed': { expected: signedIn(200) },
  'PUT /users/calendar-feed': { expected: signedIn(200) },
  'DELETE /users/calendar-feed': { expected: signedIn(204) },
  'GET /users/{userId}/participations': { expected: anyone(200), params: person },
  'GET /users/{userId}/activity-days': { expected: anyone(200), params: person },
  'GET /users/uncounted-tickets': { expected: signedIn(200) },
  'GET /users/participations/{projectId}/notes': { expected: signedIn(200), params: project },
  'PUT /users/participations/{projectId}/notes': {
    expected: signedIn(200),
    params: project,
    body: () => ({ reviewIds: [] }),
  },
  'GET /users/repository-names': { expected: signedIn(200) },
  'PUT /users/repository-names/code': { expected: signedIn(200) },
  // Nobody's.
  'DELETE /users/repository-names/{nameId}': {
    expected: signedIn(404),
    params: () => ({ nameId: 999_999_999 }),
  },
  'GET /users/teammates': { expected: signedIn(200) },
  // None of them has stopped building with the member.
  'PUT /users/teammates/{userId}': {
    expected: signedIn(404),
    params: person,
    body: () => ({ answer: 'yes' }),
  },
  'GET /users/suggestions': { expected: signedIn(200) },
  // None of them has reviewed tickets on a team they left.
  'PUT /users/suggestions': {
    expected: signedIn(404),
    body: () => ({ technology: 'React', isDismissed: true }),
  },
  'GET /notifications': { expected: signedIn(200) },
  'GET /notifications/events': { expected: signedIn(200) },
  'GET /users/notification-settings': { expected: signedIn(200) },
  'PUT /users/notification-settings': { expected: signedIn(200), body: () => ({ emails: [] }) },
  'POST /unsubscribe/{token}': { expected: anyone(404), params: () => ({ token: 'guessed' }) },
  'PUT /notifications/read': { expected: signedIn(204), body: () => ({ upTo: 0 }) },
} satisfies Partial<Record<keyof Api, Row>>;
