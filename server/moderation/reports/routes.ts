import type { reports } from '#contract/moderation/reports.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { report } from './actions.ts';

export const reportRoutes = (context: Context): Routes<typeof reports> => ({
  'POST /reports': async ({ user, body, request }) =>
    report(context, { ...body, reporterId: user?.id, address: request.ip }),
});
