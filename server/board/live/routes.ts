import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { live } from '#contract/board/live.ts';
import { getLastChange } from '#server/history/changes/actions.ts';
import { isMember } from '#server/teams/members/store.ts';
import type { Context } from '#server/platform/context.ts';
import {
  answerStreamHead,
  encodeEvent,
  type EventStream,
  openEventStream,
} from '#server/platform/http/event-stream.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { notFound, ProblemError } from '#server/platform/problem.ts';
import type { Hub } from './hub.ts';
import { createReloadNews } from './news.ts';

/** Where a board's stream also gets the notifications of its reader. */
type Bell = {
  join(listener: { userId: number; sessionId: number; stream: EventStream; isOwn: boolean }): void;
};

export const liveRoutes = (
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  hub: Hub,
  bell: Bell,
): Routes<typeof live> => ({
  'GET /projects/{projectId}/events': async ({ user, params, query, request, reply }) => {
    const { projectId } = params;
    // Before checking the membership, so that losing it later is a later change.
    const lastChange = await getLastChange({ db, pool }, projectId);
    if (!(await isMember(db, { projectId, userId: user.id }))) throw notFound();
    if (!hub.isOpen()) throw new ProblemError('unavailable');
    if (hub.hasTooManyStreams(user.id))
      throw new ProblemError('too_many_requests', {}, { 'retry-after': '30' });
    if (request.method === 'HEAD') {
      answerStreamHead(reply);
      return;
    }
    const after = lastRead(request) ?? query.after ?? lastChange;
    const stream = openEventStream(reply);
    // A higher number comes from before the database was restored.
    if (after > lastChange) {
      stream.write(
        encodeEvent({ name: 'news', id: lastChange, data: createReloadNews(lastChange) }),
      );
    }
    hub.join({
      id: randomUUID(),
      userId: user.id,
      projectId,
      ticketId: query.ticket,
      sessionId: user.sessionId,
      stream,
      cursor: Math.min(after, lastChange),
    });
    // One stream for both, because a browser allows six connections per host.
    bell.join({ userId: user.id, sessionId: user.sessionId, stream, isOwn: false });
  },
});

/** The browser's EventSource sends this header when it reconnects. */
function lastRead({ headers }: FastifyRequest): number | undefined {
  const header = headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
