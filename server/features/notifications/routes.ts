import type { notifications } from '#contract/notifications.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getNotifications } from './actions.ts';
import { markRead } from './store.ts';

export const notificationRoutes = ({ db, clock }: Context): Routes<typeof notifications> => ({
  'GET /notifications': async ({ user, query }) =>
    getNotifications(db, { userId: user.id, before: query.before }),

  'PUT /notifications/read': async ({ user, body }) =>
    markRead(db, { userId: user.id, ...body, now: clock() }),
});
