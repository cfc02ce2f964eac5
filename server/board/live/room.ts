import { coalesce } from '#server/platform/coalesce.ts';
import type { Context } from '#server/platform/context.ts';
import { encodeEvent, type EventStream } from '#server/platform/http/event-stream.ts';
import { readNews } from './news.ts';
import { listAuthorizedReaders, listPresences } from './store.ts';

/** Someone with a board open. `cursor` is the number of the last change sent to them. */
export type Reader = {
  id: string;
  userId: number;
  projectId: number;
  ticketId: number | undefined;
  sessionId: number;
  stream: EventStream;
  cursor: number;
  /** The last presence event sent to them. */
  presence?: string;
};

export type Room = {
  readers: Set<Reader>;
  /** Sends every reader the changes since their cursor, after closing the streams of readers who lost access. */
  sendNews(): Promise<void>;
  sendPresence(): Promise<void>;
};

type Parts = Pick<Context, 'db' | 'pool' | 'clock'>;

/** The readers of one project's board in this process. */
export function openRoom({ db, pool, clock }: Parts, projectId: number): Room {
  const readers = new Set<Reader>();

  const sendNews = coalesce(async () => {
    const groups = Map.groupBy(readers, ({ cursor, ticketId }) => `${cursor} ${ticketId ?? ''}`);
    for (const [first, ...others] of groups.values()) {
      if (first)
        await sendTo([first, ...others], { after: first.cursor, ticketId: first.ticketId });
    }
  });

  async function sendTo(group: Reader[], since: { after: number; ticketId: number | undefined }) {
    const news = await readNews({ db, pool }, { projectId, ...since });
    if (!news) return;
    if (news.team) await disconnectUnauthorized({ db, clock }, readers);
    const text = encodeEvent({ name: 'news', id: news.upTo, data: news });
    for (const reader of group.filter((reader) => readers.has(reader))) {
      reader.cursor = news.upTo;
      reader.stream.write(text);
    }
  }

  const sendPresence = coalesce(async () => {
    const present = await listPresences(db, { projectId, now: clock() });
    const text = encodeEvent({ name: 'presence', data: present });
    for (const reader of readers) {
      if (reader.presence === text) continue;
      reader.presence = text;
      reader.stream.write(text);
    }
  });

  return { readers, sendNews, sendPresence };
}

/** Closes the streams of readers (all, or `some`) whose session or membership has ended. */
export async function disconnectUnauthorized(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  readers: Set<Reader>,
  some: Reader[] = [...readers],
) {
  if (some.length === 0) return;
  const authorized = await listAuthorizedReaders(db, { readers: some, now: clock() });
  for (const reader of some.filter((reader) => readers.has(reader) && !authorized.has(reader.id))) {
    readers.delete(reader);
    reader.stream.write(encodeEvent({ name: 'gone', data: null }));
    reader.stream.end();
  }
}
