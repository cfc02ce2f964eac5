import type { joinRequests } from '#contract/joining/join-requests.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import {
  answerRequest,
  askToJoin,
  changeRequest,
  getRequest,
  listRequests,
  withdrawRequest,
} from './actions.ts';
import { presentRequest } from './present.ts';
import { listOfPerson } from './store.ts';

export const joinRequestRoutes = ({
  db,
  clock,
  community: { newcomers },
}: Context): Routes<typeof joinRequests> => ({
  'POST /projects/{projectId}/join-requests': async ({ db, user, params, body }) =>
    askToJoin(db, { ...params, personId: user.id, form: body, newcomers, now: clock() }),

  'GET /projects/{projectId}/join-requests': async ({ user, params, query }) =>
    listRequests(db, { ...params, ...query, personId: user.id }),

  'GET /join-requests': async ({ user }) =>
    (await listOfPerson(db, user.id)).map((row) => presentRequest(row, user.id)),

  'GET /join-requests/{requestId}': async ({ user, params }) =>
    presentRequest(await getRequest(db, { ...params, personId: user.id }), user.id),

  'PUT /join-requests/{requestId}': async ({ user, params, body }) =>
    changeRequest(db, { ...params, personId: user.id, form: body }),

  'DELETE /join-requests/{requestId}': async ({ user, params }) =>
    withdrawRequest(db, { ...params, personId: user.id, now: clock() }),

  'POST /join-requests/{requestId}/answer': async ({ user, params, body }) =>
    answerRequest(db, { ...params, ...body, personId: user.id, now: clock() }),
});
