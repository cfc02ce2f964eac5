import { addDays } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { limitReached } from '#server/platform/problem.ts';
import { countPosts, hasPosted } from './store.ts';

/** What someone can post in a day, and on the first day of their account. */
const usual = { thread: 5, post: 60, links: 10 };
const atFirst = { thread: 1, post: 10, links: 2 };

type Post = { userId: number; text: string; kind: 'thread' | 'post'; now: Date };

/** Throws limit_reached to someone who posts too much, or the same again. The caller is in a transaction. */
export async function checkPost(db: Db, { userId, text, kind, now }: Post) {
  const { since, most, isNew, first } = await checkLinks(db, { userId, text, now });
  if (await hasPosted(db, { userId, text, since }))
    throw limitReached('You’ve already posted this today.');
  const counted = await countPosts(db, { userId, since, limit: most.thread + most.post });
  if (counted[kind] < most[kind]) return;
  throw limitReached(
    `You can ${act(kind, most[kind])}${isNew ? first : ' a day'}. Go on tomorrow.`,
  );
}

/** Throws limit_reached if a text has too many links. Returns what else its author can post. */
export async function checkLinks(db: Db, { userId, text, now }: Omit<Post, 'kind'>) {
  const since = addDays(now, -1);
  const isNew = (await lockPerson(db, userId)) > since;
  const most = isNew ? atFirst : usual;
  const first = isNew ? ' on your first day' : '';
  if (countLinks(text) > most.links)
    throw limitReached(`A post can have up to ${most.links} links${first}.`);
  return { since, most, isNew, first };
}

function act(kind: Post['kind'], most: number) {
  if (kind === 'post') return `write ${most} replies`;
  return most === 1 ? 'start one discussion' : `start ${most} discussions`;
}

const countLinks = (text: string) => text.match(/https?:\/\//gi)?.length ?? 0;
