import { refreshOpenings } from '#server/features/openings/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { announceExpiry, announceReminder } from './announce.ts';
import { lastNotice, reminderDates } from './policy.ts';
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
  const { first, last } = reminderDates(now);
  return remind(db, { reminders: 1, askedAfter: last, askedBefore: first, now });
}

function remindLast(db: Db, now: Date) {
  const { last } = reminderDates(now);
  return remind(db, { reminders: 2, askedAfter: new Date(0), askedBefore: last, now });
}

/**
 * Counts the reminders in the transaction that writes their emails, so that each is sent once. After the
 * last one, a request goes on waiting for a day, also if it comes late.
 */
async function remind(db: Db, { now, ...due }: DueReminder & { now: Date }): Promise<boolean> {
  const isLast = due.reminders === 2;
  const earliest = new Date(now.getTime() + (isLast ? lastNotice : 0)).toISOString();
  const requests = await lockDueForReminder(db, { ...due, limit: batch });
  for (const request of requests) {
    const answerBy = request.answer_by > earliest ? request.answer_by : earliest;
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
  await refreshOpenings(db, projectId, now);
  return true;
}
