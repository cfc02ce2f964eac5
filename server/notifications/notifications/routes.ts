import type { notifications } from '#contract/notifications/notifications.ts';
import type { Context } from '#server/platform/context.ts';
import { answerStreamHead, openEventStream } from '#server/platform/http/event-stream.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { getNotifications } from './actions.ts';
import type { Bell } from './bell.ts';
import { changeSettings, getSettings, unsubscribe } from './settings.ts';
import { markRead } from './store.ts';

/** Finds a hackathon whose people someone may watch. Throws otherwise. */
type FindHackathon = (reader: {
  slug: string;
  personId: number;
}) => Promise<{ id: number; slug: string }>;

export const notificationRoutes = (
  { db, clock, secret }: Context,
  { bell, findHackathon }: { bell: Bell; findHackathon: FindHackathon },
): Routes<typeof notifications> => ({
  'GET /notifications': async ({ user, query }) =>
    getNotifications(db, { userId: user.id, before: query.before }),

  'GET /notifications/events': async ({ user, query, request, reply }) => {
    if (!bell.isOpen()) throw new ProblemError('unavailable');
    if (bell.hasTooManyStreams(user.id))
      throw new ProblemError('too_many_requests', {}, { 'retry-after': '30' });
    const hackathon =
      query.hackathon === undefined
        ? undefined
        : await findHackathon({ slug: query.hackathon, personId: user.id });
    if (request.method === 'HEAD') {
      answerStreamHead(reply);
      return;
    }
    // The first event is the current state, so `Last-Event-ID` needs nothing more.
    const stream = openEventStream(reply);
    bell.join({ userId: user.id, sessionId: user.sessionId, stream, isOwn: true, hackathon });
  },

  'GET /users/notification-settings': async ({ user }) => getSettings(db, user.id),

  'PUT /users/notification-settings': async ({ user, body }) =>
    changeSettings(db, { userId: user.id, ...body, now: clock() }),

  'POST /unsubscribe/{token}': async ({ params }) => ({
    message: await unsubscribe({ db, clock, secret }, params.token),
  }),

  'PUT /notifications/read': async ({ user, body }) =>
    markRead(db, { userId: user.id, ...body, now: clock() }),
});
