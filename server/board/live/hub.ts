import type { FastifyBaseLogger } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import { describeError } from '#server/platform/database/errors.ts';
import { heartbeat } from '#server/platform/http/event-stream.ts';
import { disconnectUnauthorized, openRoom, type Reader, type Room } from './room.ts';
import { deletePresence, insertPresence, renewPresences } from './store.ts';

export type Hub = {
  join(reader: Reader): void;
  count(): number;
  /** False once the process is stopping. */
  isOpen(): boolean;
  /** Whether a person has reached the limit of open streams in this process. */
  hasTooManyStreams(userId: number): boolean;
  /** Call it when a board has changed; without a project, all boards are checked. */
  onNews(projectId?: number): void;
  onPresence(projectId?: number): void;
  /** Call it when a person's session has ended; without a person, all sessions are checked. */
  onSessionEnded(userId?: number): void;
  /** Keeps streams and presences alive, and closes the streams of readers who lost access. */
  sendHeartbeat(): Promise<void>;
  start(): void;
  /** Closes all streams. */
  stop(): Promise<void>;
};

const heartbeatSeconds = 15;
const maxStreamsPerUser = 50;
/** How long removing presences may take when the process stops, in milliseconds. */
const leaveTimeout = 1_000;

/** Manages all streams of this process, by project. */
export function openHub(
  parts: Pick<Context, 'db' | 'pool' | 'clock'>,
  log: FastifyBaseLogger,
): Hub {
  const { db, clock } = parts;
  const rooms = new Map<number, Room>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const logFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) =>
      log.warn(describeError(error), 'could not send news to a board'),
    );
  const readersOf = () => [...rooms.values()].flatMap(({ readers }) => [...readers]);

  function getRoom(projectId: number): Room {
    const room = rooms.get(projectId) ?? openRoom(parts, projectId);
    rooms.set(projectId, room);
    return room;
  }

  async function leave(reader: Reader) {
    const room = rooms.get(reader.projectId);
    room?.readers.delete(reader);
    if (room?.readers.size === 0) rooms.delete(reader.projectId);
    if (!stopped) await deletePresence(db, reader);
  }

  const roomsFor = (projectId: number | undefined) =>
    projectId === undefined ? [...rooms.values()] : [rooms.get(projectId)].filter((room) => !!room);

  async function sendHeartbeat() {
    const readers = readersOf();
    if (readers.length === 0) return;
    const now = clock();
    await renewPresences(db, { ids: readers.map(({ id }) => id), now });
    for (const room of rooms.values()) await disconnectUnauthorized(parts, room.readers);
    for (const { stream } of readersOf()) stream.write(heartbeat);
    // Catches up on lost notifications.
    for (const room of rooms.values()) await room.sendNews();
    for (const room of rooms.values()) await room.sendPresence();
  }

  return {
    join: (reader) => {
      const { projectId, stream } = reader;
      const room = getRoom(projectId);
      room.readers.add(reader);
      const entered = insertPresence(db, { ...reader, now: clock() });
      stream.onClose(() => void logFailure(entered.catch(() => {}).then(() => leave(reader))));
      void logFailure(entered);
      // After the presence is stored: from then on a rename notifies this board, see notifyBoardsOf.
      void logFailure(entered.catch(() => {}).then(room.sendNews));
      // The session may have ended while the stream was opened.
      void logFailure(disconnectUnauthorized(parts, room.readers, [reader]));
    },
    count: () => readersOf().length,
    isOpen: () => !stopped,
    hasTooManyStreams: (userId) =>
      readersOf().filter((reader) => reader.userId === userId).length >= maxStreamsPerUser,
    onNews: (projectId) => {
      for (const room of roomsFor(projectId)) void logFailure(room.sendNews());
    },
    onPresence: (projectId) => {
      for (const room of roomsFor(projectId)) void logFailure(room.sendPresence());
    },
    onSessionEnded: (userId) => {
      for (const { readers } of rooms.values()) {
        const theirs = [...readers].filter(
          (reader) => userId === undefined || reader.userId === userId,
        );
        void logFailure(disconnectUnauthorized(parts, readers, theirs));
      }
    },
    sendHeartbeat,
    start: () => {
      timer = setInterval(() => void logFailure(sendHeartbeat()), heartbeatSeconds * 1000).unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const readers = readersOf();
      for (const { stream } of readers) stream.end();
      rooms.clear();
      const left = Promise.all(readers.map((reader) => logFailure(deletePresence(db, reader))));
      // Presences expire by themselves, so don't wait for a database that doesn't answer.
      await Promise.race([left, setTimeout(leaveTimeout, undefined, { ref: false })]);
    },
  };
}
