import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { heartbeat } from '#server/platform/http/event-stream.ts';
import { disconnectUnauthorized, openRoom, type Reader, type Room } from './room.ts';
import { deletePresence, insertPresence, renewPresences } from './store.ts';

export type Hub = {
  join(reader: Reader): void;
  /** How many streams are open. */
  count(): number;
  /** Whether streams are opened here: not while the process stops. */
  isOpen(): boolean;
  /** Whether a person has as many streams open here as one may. */
  hasTooManyStreams(userId: number): boolean;
  /** Something happened on a project's board, or all of them may have missed something. */
  hearNews(projectId?: number): void;
  hearPresence(projectId?: number): void;
  /** A session of this person has ended, or some may have ended unheard. */
  hearSessionEnded(userId?: number): void;
  /** Keeps streams and presences alive, and sends away who is not authorized any more. */
  sendHeartbeat(): Promise<void>;
  start(): void;
  /** Ends every stream. */
  stop(): Promise<void>;
};

const heartbeatSeconds = 15;
const maxStreamsPerUser = 50;

/** All streams of this process, by project. */
export function openHub(
  parts: Pick<Context, 'db' | 'pool' | 'clock'>,
  log: FastifyBaseLogger,
): Hub {
  const { db, clock } = parts;
  const rooms = new Map<number, Room>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const logFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'a board was not told the news'));
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
    // Whatever was not heard is found here.
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
      // Once the presence is stored: from then on a rename wakes this board, see notifyBoardsOf.
      void logFailure(entered.catch(() => {}).then(room.sendNews));
      // Their session may have ended while they came in.
      void logFailure(disconnectUnauthorized(parts, room.readers, [reader]));
    },
    count: () => readersOf().length,
    isOpen: () => !stopped,
    hasTooManyStreams: (userId) =>
      readersOf().filter((reader) => reader.userId === userId).length >= maxStreamsPerUser,
    hearNews: (projectId) => {
      for (const room of roomsFor(projectId)) void logFailure(room.sendNews());
    },
    hearPresence: (projectId) => {
      for (const room of roomsFor(projectId)) void logFailure(room.sendPresence());
    },
    hearSessionEnded: (userId) => {
      for (const { readers } of rooms.values()) {
        const theirs = [...readers].filter((one) => userId === undefined || one.userId === userId);
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
      await Promise.all(readers.map((reader) => logFailure(deletePresence(db, reader))));
    },
  };
}
