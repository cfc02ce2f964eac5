import type { reviews } from '#contract/proof/reviews.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getReviews, removeReview, requestReview, writeReview } from './actions.ts';
import { getUncounted } from './uncounted.ts';

export const reviewRoutes = (context: Context): Routes<typeof reviews> => ({
  'GET /users/uncounted-tickets': async ({ user }) =>
    getUncounted(context.db, { userId: user.id }, context.clock()),

  'GET /projects/{projectId}/tickets/{ticketId}/reviews': async ({ user, params }) =>
    getReviews(context.db, { ...params, userId: user.id }, context.clock()),

  'POST /projects/{projectId}/tickets/{ticketId}/reviews': async ({ user, params, body }) =>
    writeReview(context, { ...params, ...body, userId: user.id }),

  'DELETE /projects/{projectId}/tickets/{ticketId}/reviews': async ({ user, params }) =>
    removeReview(context, { ...params, userId: user.id }),

  'POST /projects/{projectId}/tickets/{ticketId}/review-requests': async ({ user, params, body }) =>
    requestReview(context, { ...params, teammateId: body.userId, userId: user.id }),
});
