import { tell } from '#server/notifications/notifications/actions.ts';
import { listApart } from '#server/people/blocks/store.ts';
import { listAdminIds } from '#server/people/admins/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { listCategoryFollowers } from './category-store.ts';
import { takeUnanswered } from './unanswered-store.ts';

const batch = 20;

/** Tells those who may know an answer about threads that nobody replies to. */
export const forumTasks = ({ adminEmails }: Pick<Context, 'adminEmails'>): readonly Task[] => [
  {
    name: 'news of unanswered threads',
    every: 600,
    run: async (db, now) => {
      const threads = await takeUnanswered(db, { now, limit: batch });
      if (threads.length === 0) return false;
      const admins = await listAdminIds(db, { adminEmails, now });
      for (const thread of threads) await tellUnanswered(db, { ...thread, admins, now });
      return threads.length === batch;
    },
  },
];

type Unanswered = Awaited<ReturnType<typeof takeUnanswered>>[number];

async function tellUnanswered(
  db: Db,
  {
    threadId,
    title,
    categoryId,
    authorId,
    admins,
    now,
  }: Unanswered & { admins: number[]; now: Date },
) {
  const followers = await listCategoryFollowers(db, categoryId);
  const ids = [...new Set([...followers, ...admins])].filter((id) => id !== authorId);
  const apart = authorId === null ? [] : await listApart(db, { personId: authorId, ids });
  const to = ids.filter((id) => !apart.includes(id));
  await tell(db, { kind: 'thread_unanswered', to, actorId: null, data: { threadId, title }, now });
}
