import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { heartbeat } from '#server/platform/http/event-stream.ts';
import { dismiss, openRoom, type Reader, type Room } from './room.ts';
import { deletePresence, insertPresence, renewPresences } from './store.ts';

export type Hub = {
  join(reader: Reader): void;
  /** How many streams are open. */
  count(): number;
  /** Whether streams are opened here: not while the process stops. */
  isOpen(): boolean;
  /** Whether a person has as many streams open here as one may. */
  isFullFor(userId: number): boolean;
  /** Something happened on a project's board, or all of them may have missed something. */
  hearNews(projectId?: number): void;
  hearPresence(projectId?: number): void;
  /** A session of this person has ended, or some may have ended unheard. */
  hearSessionEnded(userId?: number): void;
  /** Keeps streams and presences alive, and sends away who is not entitled any more. */
  beat(): Promise<void>;
  start(): void;
  /** Ends every stream. */
  stop(): Promise<void>;
};

const beatSeconds = 15;
const mostStreamsEach = 50;

/** All streams of this process, by project. */
export function openHub(
  parts: Pick<Context, 'db' | 'pool' | 'clock'>,
  log: FastifyBaseLogger,
): Hub {
  const { db, clock } = parts;
  const rooms = new Map<number, Room>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const quietly = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'a board was not told the news'));
  const readersOf = () => [...rooms.values()].flatMap(({ readers }) => [...readers]);

  function roomOf(projectId: number): Room {
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

  const chosen = (projectId: number | undefined) =>
    projectId === undefined ? [...rooms.values()] : [rooms.get(projectId)].filter((room) => !!room);

  async function beat() {
    const readers = readersOf();
    if (readers.length === 0) return;
    const now = clock();
    await renewPresences(db, { ids: readers.map(({ id }) => id), now });
    for (const room of rooms.values()) await dismiss(parts, room.readers);
    for (const { stream } of readersOf()) stream.write(heartbeat);
    // Whatever was not heard is found here.
    for (const room of rooms.values()) await room.tellNews();
    for (const room of rooms.values()) await room.tellPresence();
  }

  return {
    join: (reader) => {
      const { projectId, stream } = reader;
      const room = roomOf(projectId);
      room.readers.add(reader);
      const entered = insertPresence(db, { ...reader, now: clock() });
      stream.onClose(() => void quietly(entered.catch(() => {}).then(() => leave(reader))));
      void quietly(entered);
      // Once the presence is stored: from then on a rename wakes this board, see wakeBoardsOf.
      void quietly(entered.catch(() => {}).then(room.tellNews));
      // Their session may have ended while they came in.
      void quietly(dismiss(parts, room.readers, [reader]));
    },
    count: () => readersOf().length,
    isOpen: () => !stopped,
    isFullFor: (userId) =>
      readersOf().filter((reader) => reader.userId === userId).length >= mostStreamsEach,
    hearNews: (projectId) => {
      for (const room of chosen(projectId)) void quietly(room.tellNews());
    },
    hearPresence: (projectId) => {
      for (const room of chosen(projectId)) void quietly(room.tellPresence());
    },
    hearSessionEnded: (userId) => {
      for (const { readers } of rooms.values()) {
        const theirs = [...readers].filter((one) => userId === undefined || one.userId === userId);
        void quietly(dismiss(parts, readers, theirs));
      }
    },
    beat,
    start: () => {
      timer = setInterval(() => void quietly(beat()), beatSeconds * 1000).unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const readers = readersOf();
      for (const { stream } of readers) stream.end();
      rooms.clear();
      await Promise.all(readers.map((reader) => quietly(deletePresence(db, reader))));
    },
  };
}
