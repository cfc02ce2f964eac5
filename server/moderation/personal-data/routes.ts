import { Readable } from 'node:stream';
import type { personalDataCalls } from '#contract/moderation/personal-data.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { isFresh } from '#server/platform/sessions/sessions.ts';
import { deleteAccount, exportPersonalData } from './actions.ts';

export const personalDataRoutes = (context: Context): Routes<typeof personalDataCalls> => ({
  'GET /users/export': async ({ user, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="pieces-data.json"');
    reply.type('application/json; charset=utf-8');
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    logSecurity(request, { event: 'data_exported', userId: user.id });
    const text = await exportPersonalData(context, user.id);
    // If a page fails, the connection closes before the last bracket, so the file is visibly incomplete.
    return reply.send(Readable.from(text, { objectMode: false }));
  },

  'POST /users/deletion': async ({ user, body, request, reply }) => {
    const fresh = isFresh(user, context.clock());
    await deleteAccount(context, { ...body, userId: user.id, isFresh: fresh });
    logSecurity(request, { event: 'account_deleted', userId: user.id });
    reply.endSession();
  },
});
