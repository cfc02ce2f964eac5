import type { personalDataCalls } from '#contract/personal-data.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { deleteAccount, exportPersonalData } from './actions.ts';

export const personalDataRoutes = (context: Context): Routes<typeof personalDataCalls> => ({
  'GET /users/export': async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="pieces-data.json"');
    reply.header('cache-control', 'no-store');
    return exportPersonalData(context, user.id);
  },

  'POST /users/deletion': async ({ user, body, reply }) => {
    await deleteAccount(context, { ...body, userId: user.id });
    reply.endSession();
  },
});
