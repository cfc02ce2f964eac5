import { tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { settledBefore } from './policy.ts';
import { recountReviews } from './recount.ts';
import { hasUnreadReminder, takeDueReminders } from './store.ts';

const batch = 100;

export const reviewTasks: readonly Task[] = [
  { name: 'tickets that wait for a review', every: 60, run: remind },
  { name: 'reviews that may count now', every: 60, run: recountReviews },
];

/** Tells members once a week how many tickets they could review, unless they haven't read the last one. */
async function remind(db: Db, now: Date): Promise<boolean> {
  const due = await takeDueReminders(db, { now, joinedBefore: settledBefore(now), limit: batch });
  for (const { projectId, userId, count } of due)
    if (count > 0 && !(await hasUnreadReminder(db, { projectId, userId })))
      await tell(db, {
        kind: 'reviews_waiting',
        to: userId,
        actorId: null,
        projectId,
        data: { count },
        now,
      });
  return due.length === batch;
}
