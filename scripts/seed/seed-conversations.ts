import { sql } from 'kysely';
import { addComment } from '#server/board/comments/actions.ts';
import { addDocument } from '#server/board/documents/actions.ts';
import { startDiscussion } from '#server/gatherings/threads/actions.ts';
import { discussionPlace } from '#server/gatherings/threads/discussion-place.ts';
import { forumPlace } from '#server/gatherings/forum/forum-place.ts';
import { insertThread, saveAccepted } from '#server/gatherings/forum/store.ts';
import { setMode } from '#server/site/areas/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { documents } from './documents.ts';
import { discussions, forumThreads, type SeedThread } from './conversations.ts';
import { getProject } from './find.ts';
import type { PersonKey } from './people.ts';

type Ids = Record<PersonKey, number>;

/** Makes a demo's areas real, as far as they can be, and lets its people talk and write pages. */
export async function seedConversations(db: Db, ids: Ids) {
  for (const area of ['home', 'events', 'forum', 'hackathons', 'discussions'] as const)
    await setMode(db, { area, mode: 'live', actorId: 'command', now: new Date() });
  await setMode(db, { area: 'business', mode: 'hidden', actorId: 'command', now: new Date() });
  for (const thread of forumThreads) await addForumThread(db, { thread, ids });
  const { id: projectId } = await getProject(db, 'Harbour Tides');
  for (const { by, title, text, daysAgo, replies } of discussions) {
    const started = { projectId, userId: ids[by], title, text };
    const { id: threadId } = await startDiscussion(db, started);
    await addReplies(db, { threadId, projectId, title, replies, ids });
    await backdateThread(db, { threadId, days: [daysAgo, ...replies.map((one) => one.daysAgo)] });
  }
  for (const { by, daysAgo, ...form } of documents) {
    const { id } = await addDocument(db, { projectId, userId: ids[by], form });
    await db
      .updateTable('documents')
      .set({ updated_at: sql`now() - make_interval(days => ${daysAgo})` })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('changes')
      .set({ occurred_at: sql`now() - make_interval(days => ${daysAgo})` })
      .where('document_id', '=', id)
      .execute();
  }
  await db
    .deleteFrom('notifications')
    .where('kind', 'in', ['thread_written', 'thread_replied', 'answer_accepted', 'category_thread'])
    .execute();
}

async function addForumThread(db: Db, { thread, ids }: { thread: SeedThread; ids: Ids }) {
  const { by, category, title, text, tags, daysAgo, replies } = thread;
  const { id: categoryId } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', category)
    .executeTakeFirstOrThrow();
  const threadId = await insertThread(db, { categoryId, title, tags });
  const all = [{ by, text }, ...replies];
  const posts = await addReplies(db, { threadId, projectId: null, title, replies: all, ids });
  const answer = all.findIndex((post) => 'isAnswer' in post);
  if (answer >= 0)
    await saveAccepted(db, {
      threadId,
      postId: posts[answer]!,
      helperId: ids[all[answer]!.by],
    });
  await backdateThread(db, { threadId, days: [daysAgo, ...replies.map((one) => one.daysAgo)] });
}

type Replies = {
  threadId: number;
  /** Null in the forum. */
  projectId: number | null;
  title: string;
  replies: readonly { by: PersonKey; text: string }[];
  ids: Ids;
};

/** Returns the posts' IDs. */
async function addReplies(
  db: Db,
  { threadId, projectId, title, replies, ids }: Replies,
): Promise<number[]> {
  const place =
    projectId === null ? forumPlace({ threadId }) : discussionPlace({ projectId, threadId });
  const found = { parent: { threadId }, projectId, mention: { ticketId: null, threadId, title } };
  const posts = [];
  for (const { by, text } of replies)
    posts.push((await addComment(db, place, { ...found, userId: ids[by], text })).id);
  return posts;
}

/** Moves a thread's posts into the past, so many days each. */
async function backdateThread(db: Db, { threadId, days }: { threadId: number; days: number[] }) {
  await sql`
    with dated as (
      update comments set created_at = now() - days * interval '1 day',
                          updated_at = now() - days * interval '1 day'
        from (select id as post_id, row_number() over (order by id) as number
                from comments where thread_id = ${threadId}) as post,
             unnest(${days}::float[]) with ordinality as of (days, number)
       where post.number = of.number and comments.id = post_id
      returning created_at
    )
    update threads set last_post_at = (select max(created_at) from dated),
                       view_count = ${7 + 3 * days.length}
     where id = ${threadId}`.execute(db);
}
