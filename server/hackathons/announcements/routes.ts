import type { announcements } from '#contract/hackathons/announcements.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { announce, getAnnouncements } from './actions.ts';

export const announcementRoutes = ({ db, clock }: Context): Routes<typeof announcements> => ({
  'GET /hackathons/{slug}/announcements': async ({ user, params, query }) =>
    getAnnouncements(db, { ...params, before: query.before, personId: user.id }),

  'POST /hackathons/{slug}/announcements': async ({ db, user, params, body }) =>
    announce(db, { ...params, ...body, personId: user.id, now: clock() }),
});
