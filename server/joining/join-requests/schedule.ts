import type { Db } from '#server/migrations/tables.ts';
import { reserveFreePlaces } from '#server/teams/places/actions.ts';
import { leaveNotice } from '#server/platform/schedule/leave-notice.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { announceExpiry, announceReminder } from './announce.ts';
import { dueReminders } from './policy.ts';
import {
  countUnanswered,
  type DueReminder,
  endRequest,
  listDueOf,
  lockDueForReminder,
  lockProjectWithDue,
  markReminded,
} from './store.ts';

const batch = 50;

/** Reminds leads of the requests to their teams, and ends requests whose time is over. */
export const joinRequestTasks: readonly Task[] = [
  { name: 'first reminders of join requests', every: 60, run: remindFirst },
  { name: 'last reminders of join requests', every: 60, run: remindLast },
  { name: 'end of join requests', every: 60, run: expire },
];

function remindFirst(db: Db, now: Date) {
  return remind(db, { ...dueReminders(now).first, now });
}

function remindLast(db: Db, now: Date) {
  return remind(db, { ...dueReminders(now).last, now });
}

/**
 * Counts the reminders in the transaction that writes their emails, so that each is sent once. After the
 * last one, a request stays open for a day, even if it comes late.
 */
async function remind(db: Db, { now, ...due }: DueReminder & { now: Date }): Promise<boolean> {
  const isLast = due.reminders === 2;
  const requests = await lockDueForReminder(db, { ...due, limit: batch });
  for (const request of requests) {
    const answerBy = isLast ? leaveNotice(request.answer_by, now) : request.answer_by;
    await announceReminder(db, request, { answerBy, isLast, now });
    await markReminded(db, { id: request.id, reminders: due.reminders, answerBy });
  }
  return requests.length === batch;
}

/** Ends the requests of one project whose time is over. */
async function expire(db: Db, now: Date): Promise<boolean> {
  const projectId = await lockProjectWithDue(db, now);
  if (projectId === undefined) return false;
  for (const request of await listDueOf(db, { projectId, now })) {
    await endRequest(db, { id: request.id, state: 'expired', now });
    const unanswered = await countUnanswered(db, projectId);
    await announceExpiry(db, { ...request, project_id: projectId }, { unanswered, now });
  }
  await reserveFreePlaces(db, { projectId, now });
  return true;
}
