import type { calendarFeedCalls } from '#contract/profiles/calendar-feed.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { logSecurity } from '#server/platform/security-log.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';
import { deleteFeed, findFeed, replaceFeed } from './store.ts';

export const calendarFeedRoutes = ({
  db,
  publicUrl,
}: Context): Routes<typeof calendarFeedCalls> => ({
  'GET /users/calendar-feed': async ({ user }) => ({ createdAt: await findFeed(db, user.id) }),

  'PUT /users/calendar-feed': async ({ user, request }) => {
    const token = mintToken();
    const createdAt = await replaceFeed(db, { userId: user.id, hash: hashToken(token) });
    logSecurity(request, { event: 'calendar_address_made', userId: user.id });
    return { createdAt, address: `${publicUrl}/calendar/${token}.ics` };
  },

  'DELETE /users/calendar-feed': async ({ user }) => deleteFeed(db, user.id),
});
