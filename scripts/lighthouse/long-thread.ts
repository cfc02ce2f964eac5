import { addComment } from '#server/board/comments/actions.ts';
import { forumPlace } from '#server/gatherings/forum/forum-place.ts';
import { insertThread } from '#server/gatherings/forum/store.ts';
import { setMode } from '#server/site/areas/actions.ts';
import { connectRunning } from '#scripts/connect-running.ts';
import { paths } from '#web/lib/paths.ts';

const replies = 30;
const title = 'Which of these two loops is faster?';

const textOf = (number: number) => `I measured it again, as number ${number}, with a longer list:

\`\`\`ts
const total = list.reduce((sum, one) => sum + one.size * ${number}, 0);
for (const one of list) console.log(one.size, total);
\`\`\`

The second line **isn't needed**, but it shows what happens.`;

/**
 * Makes the forum of the running Pieces that uses this data folder real, and adds a discussion with 30
 * replies, each with code. Returns its path.
 */
export async function addLongThread(dataDir: string): Promise<string> {
  const { db, close } = await connectRunning(dataDir);
  try {
    await setMode(db, { area: 'forum', mode: 'live', actorId: 'command', now: new Date() });
    const people = await db.selectFrom('users').select('id').orderBy('id').limit(10).execute();
    const category = await db
      .selectFrom('categories')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const threadId = await insertThread(db, { categoryId: category.id, title, tags: [] });
    const about = {
      parent: { threadId },
      projectId: null,
      mention: { ticketId: null, threadId, title },
    };
    for (let number = 0; number <= replies; number += 1) {
      const userId = people[number % people.length]!.id;
      await addComment(db, forumPlace({ threadId }), { ...about, userId, text: textOf(number) });
    }
    return `${paths.forum}/${threadId}`;
  } finally {
    await close();
  }
}
