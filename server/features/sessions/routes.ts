import type { sessions } from '#contract/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { closeOtherSessions } from '#server/platform/sessions/sessions.ts';
import { endSession, findSessions } from './actions.ts';

export const sessionRoutes = (context: Context): Routes<typeof sessions> => ({
  'GET /users/sessions': async ({ user, request }) =>
    findSessions(context, { userId: user.id, token: request.sessionToken() }),

  'DELETE /users/sessions/{sessionId}': async ({ user, params }) =>
    endSession(context, { ...params, userId: user.id }),

  'DELETE /users/sessions': async ({ user, request }) =>
    closeOtherSessions(context.db, { userId: user.id, token: request.sessionToken() }),
});
