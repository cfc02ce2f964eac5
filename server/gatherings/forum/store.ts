import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { ForumType } from '#contract/values/forum-types.ts';
import type { Db } from '#server/migrations/tables.ts';
import { isHidden } from '#server/board/comments/store.ts';
import { opening, states } from '#server/gatherings/threads/store.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { isHeldSql } from '#server/notifications/notifications/held-thread-store.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, idOfNew, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { rowOf } from '#server/platform/database/sql/rows.ts';

/** A reader's ID; 0 for a visitor. */
type Reader = { userId: number };

export type ThreadRow = InferResult<ReturnType<typeof selectThreads>>[number];

/** Threads of the forum with who started them. */
export const selectThreads = (db: Db, { userId }: Reader) =>
  db
    .selectFrom('threads')
    .innerJoin('categories', 'categories.id', 'threads.category_id')
    .innerJoinLateral(opening, (join) => join.onTrue())
    .leftJoin('users as author', 'author.id', 'opening.author_id')
    .select([
      'threads.id',
      'threads.title',
      'threads.tags',
      'threads.post_count',
      'threads.view_count',
      'threads.last_post_at',
      acceptedId.as('accepted_id'),
      'categories.id as category_id',
      'categories.name as category',
      sql<ForumType>`categories.type`.as('type'),
      'opening.author_id',
      fullName('author').as('author_name'),
      'author.avatar as author_avatar',
      ifOpenTo(userId, disciplineOf).as('author_role'),
      ifOpenTo(userId, bestTechnologyOf).as('author_expertise'),
      helpfulCountOf.as('author_helpful_count'),
      isHeldSql(sql`${userId}`).as('isHeld'),
      ...states,
      sql<boolean>`
        exists(select from thread_followers
                where thread_id = threads.id and user_id = ${userId})`.as('isFollowed'),
    ])
    .where('threads.kind', '=', 'forum');

/** A post that an admin or several people have hidden answers nothing. */
const isVisible = sql<boolean>`
  held_at is null and not ${isHidden}`;

const acceptedId = sql<number | null>`
  (select id from comments where thread_id = threads.id and is_accepted and ${isVisible})`;

/** Empty for those who can't see the author's profile, and for their teams if only these can. */
const ifOpenTo = (userId: number, fact: RawBuilder<string | null>) => sql<string>`
  case when opening.author_id = ${userId}
         or not exists(select from privacy_settings
                        where user_id = opening.author_id
                          and (profile = 'teams' or profile = 'signed_in' and ${userId} = 0))
       then coalesce(${fact}, '') else '' end`;

const disciplineOf = sql<string | null>`
  (select disciplines[1] from team_preferences where user_id = opening.author_id)`;

const bestTechnologyOf = sql<string | null>`
  (select technology from tech_stack_entries where user_id = opening.author_id
    order by array_position('{EXPERT,PROFICIENT,INTERMEDIATE,BEGINNER}', skill_level), ordinal
    limit 1)`;

const helpfulCountOf = sql<number>`
  (select count(*)
     from threads as helped
     join comments on comments.thread_id = helped.id and is_accepted and ${isVisible}
    where helped.helper_id = opening.author_id)`;

export type Filter = {
  /** Each word with the categories whose names contain it. */
  words: { text: string; categoryIds: number[] }[];
  /** Undefined for all. */
  categoryIds: number[] | undefined;
  isUnanswered: boolean;
};

type Page = { offset: number; limit: number };

/** So many threads are sorted after they were found; more are found faster in their order. */
const fewThreads = 1_000;

/** The threads that match, pinned ones first, then those with the latest posts. */
export async function listThreads(
  db: Db,
  { offset, limit, userId, ...filter }: Filter & Page & Reader,
): Promise<ThreadRow[]> {
  const found = filter.words.length > 0 ? await findFew(db, filter) : undefined;
  const page = matching(db, found ? { ...filter, words: [] } : filter)
    .where((where) => where.not(isHeldSql(sql`${userId}`)))
    .$if(found !== undefined, (query) => query.where('threads.id', '=', anyOf(found!)))
    .orderBy(order)
    .offset(offset)
    .limit(limit);
  return selectThreads(db, { userId }).where('threads.id', 'in', page).orderBy(order).execute();
}

export const order = sql`threads.pinned_at is null, threads.last_post_at desc, threads.id desc`;

/** The IDs of the threads that match if they are few, which PostgreSQL can't estimate well. */
async function findFew(db: Db, filter: Filter): Promise<number[] | undefined> {
  const rows = await matching(db, filter).limit(fewThreads).execute();
  return rows.length < fewThreads ? rows.map(({ id }) => id) : undefined;
}

const matching = (db: Db, { words, categoryIds, isUnanswered }: Filter) =>
  db
    .selectFrom('threads')
    .select('threads.id')
    .where('threads.kind', '=', 'forum')
    .where(sql.join<boolean>([sql`true`, ...words.map(matchesWord)], sql` and `))
    .$if(categoryIds !== undefined, (query) =>
      query.where('threads.category_id', '=', anyOf(categoryIds!)),
    )
    .$if(isUnanswered, (query) => query.where('threads.post_count', '=', 1));

/** Whether a word is in the title or the tags, begins a word of a post, or is in the category's name. */
export function matchesWord({ text, categoryIds }: Filter['words'][number]): RawBuilder<boolean> {
  const inText = sql<boolean>`${titleHas(text)} or threads.words @@ (select search_words(${text}))`;
  if (categoryIds.length === 0) return sql`(${inText})`;
  return sql`(${inText} or threads.category_id = any(${categoryIds}::bigint[]))`;
}

/** Whether a word is in the title or the tags. */
export const titleHas = (text: string) =>
  sql<boolean>`threads.search like fold_text(${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`})`;

export const findThread = (db: Db, { threadId, ...reader }: Reader & { threadId: number }) =>
  selectThreads(db, reader).where('threads.id', '=', threadId).executeTakeFirst();

/** Locks a thread until the transaction ends. Returns false if it's gone. */
export const lockThread = (db: Db, threadId: number) =>
  exists(
    db
      .selectFrom('threads')
      .select('id')
      .where('id', '=', threadId)
      .where('kind', '=', 'forum')
      .forNoKeyUpdate(),
  );

type NewThread = { categoryId: number; title: string; tags: string[] };

export const insertThread = (db: Db, { categoryId, title, tags }: NewThread) =>
  idOfNew(
    db
      .insertInto('threads')
      .values({ kind: 'forum', category_id: categoryId, title, tags })
      .returning('id'),
  );

export const saveThread = (
  db: Db,
  { threadId, title, tags }: { threadId: number; title: string; tags: string[] },
) => db.updateTable('threads').set({ title, tags }).where('id', '=', threadId).execute();

export const moveThread = (
  db: Db,
  { threadId, categoryId }: { threadId: number; categoryId: number },
) =>
  db.updateTable('threads').set({ category_id: categoryId }).where('id', '=', threadId).execute();

/**
 * A reply that can be accepted, with its author, or undefined if it isn't one: the first post can't,
 * nor one that an admin has hidden.
 */
export const findReply = (
  db: Db,
  { threadId, postId }: { threadId: number; postId: number },
) => rowOf<{ authorId: number | null }>(db)`
    select author_id as "authorId" from comments
     where id = ${postId} and thread_id = ${threadId}
       and exists(select from comments as before
                   where before.thread_id = ${threadId} and before.id < comments.id)
       and ${isVisible}
       for no key update`;

type Accepted = { threadId: number; postId: number | null; helperId: number | null };

/** Makes a reply the accepted one, or none. The caller has locked the thread. */
export async function saveAccepted(db: Db, { threadId, postId, helperId }: Accepted) {
  await db
    .updateTable('comments')
    .set({ is_accepted: false })
    .where('thread_id', '=', threadId)
    .where('is_accepted', '=', true)
    .execute();
  if (postId !== null)
    await db
      .updateTable('comments')
      .set({ is_accepted: true })
      .where('id', '=', postId)
      .where('thread_id', '=', threadId)
      .execute();
  await db.updateTable('threads').set({ helper_id: helperId }).where('id', '=', threadId).execute();
}

/** Nobody has helped with a reply that goes. */
export const clearHelper = (db: Db, { threadId, postId }: { threadId: number; postId: number }) =>
  sql`
    update threads set helper_id = null
     where id = ${threadId}
       and exists(select from comments where id = ${postId} and is_accepted)`.execute(db);

/** The threads that someone has helped in don't name them anymore. */
export const forgetHelper = (db: Db, userId: number) =>
  sql`
    with helped as (
      -- In one order, so that two people who delete their accounts never wait for each other.
      select id from threads where helper_id = ${userId} order by id for no key update
    )
    update threads set helper_id = null from helped where threads.id = helped.id`.execute(db);

type Follower = { threadId: number; userId: number };

export const follow = (db: Db, { threadId, userId }: Follower) =>
  db
    .insertInto('thread_followers')
    .values({ thread_id: threadId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const unfollow = (db: Db, { threadId, userId }: Follower) =>
  db
    .deleteFrom('thread_followers')
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute();

/** Who is told of replies to a thread. */
export const listFollowers = (db: Db, threadId: number) =>
  valuesOf(db.selectFrom('thread_followers').select('user_id').where('thread_id', '=', threadId));

/** Counts that someone opened a thread, once a day. */
export async function countView(db: Db, { threadId, userId, now }: Follower & { now: Date }) {
  await sql`
    with seen as (
      insert into thread_views (thread_id, user_id, day)
      select id, ${userId}, (${now}::timestamptz at time zone 'UTC')::date
        from threads where id = ${threadId} and kind = 'forum'
      on conflict do nothing
      returning thread_id
    )
    update threads set view_count = view_count + 1 from seen where threads.id = seen.thread_id`.execute(
    db,
  );
}

type Counted = { userId: number; since: Date; limit: number };

/** How many threads and replies someone has posted since then, as far as `limit` of both. */
export async function countPosts(
  db: Db,
  { userId, since, limit }: Counted,
): Promise<{ thread: number; post: number }> {
  const { rows } = await sql<{ thread: number; post: number }>`
    select count(*) filter (where is_first) as thread, count(*) filter (where not is_first) as post
      from (select created_at,
                   not exists(select from comments as before
                               where before.thread_id = comments.thread_id
                                 and before.id < comments.id) as is_first
              from comments join threads on threads.id = thread_id and threads.kind = 'forum'
             where author_id = ${userId} order by comments.id desc limit ${limit}) as lately
     where created_at > ${since}`.execute(db);
  return rows[0]!;
}

/** Whether someone posted the same text in a thread since then. */
export const hasPosted = (
  db: Db,
  { userId, text, since }: { userId: number; text: string; since: Date },
) =>
  exists(
    db
      .selectFrom('comments')
      .innerJoin('threads', 'threads.id', 'comments.thread_id')
      .select('comments.id')
      .where('threads.kind', '=', 'forum')
      .where('author_id', '=', userId)
      .where('text', '=', text)
      .where('created_at', '>', since.toISOString())
      .limit(1),
  );
