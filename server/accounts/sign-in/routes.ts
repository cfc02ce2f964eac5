import type { sessions } from '#contract/accounts/sessions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { closeOtherSessions } from '#server/platform/sessions/sessions.ts';
import { endSession, listOwnSessions } from './sessions.ts';

export const sessionRoutes = (context: Context): Routes<typeof sessions> => ({
  'GET /users/sessions': async ({ user, request }) =>
    listOwnSessions(context, { userId: user.id, token: request.sessionToken() }),

  'DELETE /users/sessions/{sessionId}': async ({ user, params, request }) => {
    await endSession(context, { ...params, userId: user.id });
    logSecurity(request, { event: 'sessions_ended', userId: user.id, all: false });
  },

  'DELETE /users/sessions': async ({ user, request }) => {
    await closeOtherSessions(context.db, { userId: user.id, token: request.sessionToken() });
    logSecurity(request, { event: 'sessions_ended', userId: user.id, all: true });
  },
});
