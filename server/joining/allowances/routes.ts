import type { allowances } from '#contract/joining/allowances.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getAllowances } from './actions.ts';

export const allowanceRoutes = ({
  db,
  clock,
  community: { newcomers },
}: Context): Routes<typeof allowances> => ({
  'GET /users/allowances': async ({ user }) =>
    getAllowances(db, { userId: user.id, newcomers, now: clock() }),
});
