import type { waitings } from '#contract/joining/waitings.ts';
import { daily } from '#server/teams/members/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { acceptReservation, joinWaitingList, stopWaiting } from './actions.ts';
import { presentWaiting } from './present.ts';
import { listWaitings } from './store.ts';

export const waitingRoutes = ({
  db,
  clock,
  limits,
  community: { newcomers },
}: Context): Routes<typeof waitings> => ({
  'GET /waitings': async ({ user }) =>
    (await listWaitings(db, { userId: user.id })).map(presentWaiting),

  'PUT /projects/{projectId}/waiting': async ({ user, params, body }) =>
    joinWaitingList(db, { ...params, personId: user.id, form: body, now: clock() }),

  'DELETE /projects/{projectId}/waiting': async ({ user, params }) =>
    stopWaiting(db, { ...params, personId: user.id, now: clock() }),

  'POST /projects/{projectId}/reservation/acceptance': async ({ user, params, body }) => {
    await limits.take(daily('join', user));
    return acceptReservation(db, {
      ...params,
      ...body,
      newcomers,
      personId: user.id,
      now: clock(),
    });
  },
});
