import { coalesce } from '#server/platform/coalesce.ts';
import type { Context } from '#server/platform/context.ts';
import { encodeEvent, type EventStream } from '#server/platform/http/event-stream.ts';
import { readNews } from './news.ts';
import { listEntitled, listPresences } from './store.ts';

/** Someone with a board open; `cursor` is the number of the last change they were told of. */
export type Reader = {
  id: string;
  userId: number;
  projectId: number;
  ticketId: number | undefined;
  /** The stored form of their session's token. */
  session: Buffer;
  stream: EventStream;
  cursor: number;
  /** The last presence they were told, as it was sent. */
  presence?: string;
};

export type Room = {
  readers: Set<Reader>;
  /** Tells every reader what happened since their cursor; who lost their place is sent away first. */
  tellNews(): Promise<void>;
  tellPresence(): Promise<void>;
};

type Parts = Pick<Context, 'db' | 'pool' | 'clock'>;

/** The readers of one project's board on this process. */
export function openRoom({ db, pool, clock }: Parts, projectId: number): Room {
  const readers = new Set<Reader>();

  const tellNews = coalesce(async () => {
    const groups = Map.groupBy(readers, ({ cursor, ticketId }) => `${cursor} ${ticketId ?? ''}`);
    for (const [first, ...others] of groups.values()) {
      if (first) await tell([first, ...others], { after: first.cursor, ticketId: first.ticketId });
    }
  });

  async function tell(
    group: Reader[],
    standpoint: { after: number; ticketId: number | undefined },
  ) {
    const news = await readNews({ db, pool }, { projectId, ...standpoint });
    if (!news) return;
    if (news.team) await dismiss({ db, clock }, readers);
    const text = encodeEvent({ name: 'news', id: news.upTo, data: news });
    for (const reader of group.filter((reader) => readers.has(reader))) {
      reader.cursor = news.upTo;
      reader.stream.write(text);
    }
  }

  const tellPresence = coalesce(async () => {
    const present = await listPresences(db, { projectId, now: clock() });
    const text = encodeEvent({ name: 'presence', data: present });
    for (const reader of readers) {
      if (reader.presence === text) continue;
      reader.presence = text;
      reader.stream.write(text);
    }
  });

  return { readers, tellNews, tellPresence };
}

/** Ends the streams of those who have no session or no place in the team any more. */
export async function dismiss({ db, clock }: Pick<Context, 'db' | 'clock'>, readers: Set<Reader>) {
  const entitled = await listEntitled(db, { readers: [...readers], now: clock() });
  for (const reader of [...readers].filter(({ id }) => !entitled.has(id))) {
    readers.delete(reader);
    reader.stream.write(encodeEvent({ name: 'gone', data: null }));
    reader.stream.end();
  }
}
