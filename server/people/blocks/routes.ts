import type { blocks } from '#contract/people/blocks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { block, type EndBetween } from './actions.ts';
import { presentBlocked } from './present.ts';
import { deleteBlock, listBlocked } from './store.ts';

export const blockRoutes = (
  { db, clock }: Context,
  endBetween: EndBetween,
): Routes<typeof blocks> => ({
  'GET /users/blocks': async ({ user }) => (await listBlocked(db, user.id)).map(presentBlocked),

  'PUT /users/blocks/{userId}': async ({ user, params }) =>
    block(db, { ...params, personId: user.id, now: clock(), endBetween }),

  'DELETE /users/blocks/{userId}': async ({ user, params }) =>
    deleteBlock(db, { blockerId: user.id, blockedId: params.userId }),
});
