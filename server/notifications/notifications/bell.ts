import type { FastifyBaseLogger } from 'fastify';
import { coalesce } from '#server/platform/coalesce.ts';
import type { Context } from '#server/platform/context.ts';
import { describeError } from '#server/platform/database/errors.ts';
import { encodeEvent, type EventStream, heartbeat } from '#server/platform/http/event-stream.ts';
import { listOpenSessions, listStates } from './store.ts';

/** Someone who hears of their notifications while a page is open. */
export type BellListener = {
  userId: number;
  sessionId: number;
  stream: EventStream;
  /**
   * Whether the stream is only for notifications. Otherwise it's a board's, which has numbers and
   * a heartbeat of its own and ends by itself.
   */
  isOwn: boolean;
  /** The hackathon whose people they watch. */
  hackathon?: { id: number; slug: string } | undefined;
};

export type Bell = {
  /** Sends the current state, and each new one until the stream closes. */
  join(listener: BellListener): void;
  /** The number of open streams that are only for notifications. */
  count(): number;
  /** False once the process is stopping. */
  isOpen(): boolean;
  /** Whether a person has reached the limit of these streams in this process. */
  hasTooManyStreams(userId: number): boolean;
  /** Call it when someone's notifications have changed; without a person, everyone's are checked. */
  onNews(userId?: number): void;
  /** Call it when people or teams of a hackathon have changed; without one, all readers are told. */
  onHackathon(id?: number): void;
  /** Call it when a person's session has ended; without a person, all sessions are checked. */
  onSessionEnded(userId?: number): void;
  /** Keeps streams alive and ends those whose sessions have ended. */
  sendHeartbeat(): Promise<void>;
  start(): void;
  stop(): void;
};

const heartbeatSeconds = 15;
const maxStreamsPerUser = 20;

/** Manages who hears of their notifications in this process. */
export function openBell(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  log: FastifyBaseLogger,
): Bell {
  const listeners = new Map<number, Set<BellListener>>();
  /** The people whose notifications have changed since the last time they were told. */
  let changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const logFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn(describeError(error), 'could not ring the bell'));
  const all = () => [...listeners.values()].flatMap((theirs) => [...theirs]);
  const own = () => all().filter(({ isOwn }) => isOwn);

  const sendStates = coalesce(async () => {
    const ids = [...changed].filter((id) => listeners.has(id));
    changed = new Set();
    if (ids.length === 0) return;
    for (const { userId, ...state } of await listStates(db, ids)) {
      const event = { name: 'notifications', data: state };
      const [text, numbered] = [encodeEvent(event), encodeEvent({ ...event, id: state.last })];
      for (const { stream, isOwn } of listeners.get(userId) ?? [])
        stream.write(isOwn ? numbered : text);
    }
  });

  function send(ids: Iterable<number>) {
    for (const id of ids) changed.add(id);
    void logFailure(sendStates());
  }

  async function endClosed(some: BellListener[]) {
    if (some.length === 0) return;
    const ids = some.map(({ sessionId }) => sessionId);
    const open = await listOpenSessions(db, { ids, now: clock() });
    for (const listener of some) {
      const { stream } = listener;
      if (open.has(listener.sessionId)) continue;
      leave(listener);
      stream.write(encodeEvent({ name: 'gone', data: null }));
      stream.end();
    }
  }

  function leave(listener: BellListener) {
    const theirs = listeners.get(listener.userId);
    theirs?.delete(listener);
    if (theirs?.size === 0) listeners.delete(listener.userId);
  }

  async function sendHeartbeat() {
    await endClosed(own());
    for (const { stream } of own()) stream.write(heartbeat);
  }

  return {
    join: (listener) => {
      const theirs = listeners.get(listener.userId) ?? new Set();
      listeners.set(listener.userId, theirs.add(listener));
      listener.stream.onClose(() => leave(listener));
      send([listener.userId]);
      // The session may have ended while the stream was opened.
      if (listener.isOwn) void logFailure(endClosed([listener]));
    },
    count: () => own().length,
    isOpen: () => !stopped,
    hasTooManyStreams: (userId) =>
      own().filter((listener) => listener.userId === userId).length >= maxStreamsPerUser,
    onNews: (userId) => send(userId === undefined ? listeners.keys() : [userId]),
    onHackathon: (id) => {
      for (const { hackathon, stream } of own()) {
        if (!hackathon || (id !== undefined && hackathon.id !== id)) continue;
        stream.write(encodeEvent({ name: 'hackathon', data: { slug: hackathon.slug } }));
      }
    },
    onSessionEnded: (userId) =>
      void logFailure(
        endClosed(own().filter((listener) => userId === undefined || listener.userId === userId)),
      ),
    sendHeartbeat,
    start: () => {
      timer = setInterval(() => void logFailure(sendHeartbeat()), heartbeatSeconds * 1000).unref();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
      for (const { stream } of own()) stream.end();
    },
  };
}
