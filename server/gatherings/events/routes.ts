import type { events } from '#contract/gatherings/events.ts';
import { eventLimits } from '#contract/values/event-card.ts';
import type { SiteModes } from '#contract/values/areas.ts';
import { refuseOthers } from '#server/people/admins/actions.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { getAttendance, setAttendance } from './attendance.ts';
import { cancelEvent } from './canceling.ts';
import { changeEvent } from './changing.ts';
import { createEvent } from './creating.ts';
import { showEvent } from './find.ts';
import {
  canCreate,
  getOrganizers,
  nameOrganizer,
  readerOf,
  removeOrganizer,
} from './organizers.ts';
import { participate } from './participation.ts';
import { presentListed } from './present.ts';
import { listPast, listUpcoming } from './store.ts';

export function eventRoutes(
  context: Context,
  { getModes }: { getModes: () => Promise<SiteModes> },
): Routes<typeof events> {
  const { db, clock, limits } = context;
  // A call that creates has a connection already, and must not wait for another one.
  const readBy = async (user: { id: number } | undefined, connection = db) => ({
    reader: await readerOf({ ...context, db: connection }, user),
    now: clock(),
  });
  return {
    'GET /events': async ({ user, query: { next } }) => {
      const { reader, now } = await readBy(user);
      const listing = { readerId: reader.userId, now };
      const limit = next ?? eventLimits.listed;
      const upcoming = await listUpcoming(db, { ...listing, limit });
      const left = next === undefined ? limit - upcoming.length : 0;
      const past = left > 0 ? await listPast(db, { ...listing, limit: left }) : [];
      return {
        events: [...upcoming, ...past].map(presentListed),
        can: { create: await canCreate(db, reader, await getModes()) },
      };
    },

    'POST /events': async ({ db, user, body }) =>
      createEvent(db, { form: body, modes: await getModes(), ...(await readBy(user, db)) }),

    'GET /events/{eventId}': async ({ user, params }) =>
      showEvent(db, { ...params, ...(await readBy(user)) }),

    'PUT /events/{eventId}': async ({ user, params, body }) =>
      changeEvent({ db, limits }, { ...params, form: body, ...(await readBy(user)) }),

    'POST /events/{eventId}/cancellation': async ({ user, params, body }) =>
      cancelEvent(db, { ...params, ...body, ...(await readBy(user)) }),

    'PUT /events/{eventId}/participation': async ({ user, params, body }) =>
      participate(db, { ...params, ...body, ...(await readBy(user)) }),

    'GET /events/{eventId}/attendance': async ({ user, params }) =>
      getAttendance(db, { ...params, ...(await readBy(user)) }),

    'PUT /events/{eventId}/attendance': async ({ user, params, body }) =>
      setAttendance(db, { ...params, ids: body.userIds, ...(await readBy(user)) }),

    'GET /admin/organizers': async ({ user }) => {
      await refuseOthers(context, user.id);
      return getOrganizers(db);
    },

    'PUT /admin/organizers/{userId}': async ({ user, params }) => {
      await refuseOthers(context, user.id);
      await nameOrganizer(db, { ...params, actorId: user.id, now: clock() });
    },

    'DELETE /admin/organizers/{userId}': async ({ user, params }) => {
      await refuseOthers(context, user.id);
      await removeOrganizer(db, { ...params, actorId: user.id, now: clock() });
    },
  };
}
