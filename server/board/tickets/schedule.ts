import { addDays } from '#contract/values/durations.ts';
import { tell } from '#server/notifications/notifications/actions.ts';
import { morning } from '#server/notifications/notifications/policy.ts';
import type { Db } from '#server/migrations/tables.ts';
import { createLocalClock } from '#server/platform/formats/local-clock.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { listDueSoon, markReminded } from './reminder-store.ts';

const batch = 100;

export const ticketTasks: readonly Task[] = [
  { name: 'reminders of due tickets', every: 60, run: remind },
];

/** Reminds people of their tickets on the day before they're due, from 8:00 in their time zone. */
async function remind(db: Db, now: Date): Promise<boolean> {
  const soon = await listDueSoon(db, now);
  // There may be thousands of tickets, and creating a clock for each would take seconds.
  const zones = new Set(soon.map(({ timeZone }) => timeZone));
  const days = new Map([...zones].map((timeZone) => [timeZone, findReminderDay(timeZone, now)]));
  const due = soon.filter(({ dueDate, timeZone }) => dueDate === days.get(timeZone));
  const ids = due.slice(0, batch).map(({ id }) => id);
  // Another process may have reminded of some meanwhile.
  const reminded = new Set(await markReminded(db, ids));
  for (const { id: ticketId, title, dueDate, projectId, assigneeId } of due)
    if (reminded.has(ticketId))
      await tell(db, {
        kind: 'ticket_due',
        to: assigneeId,
        actorId: null,
        projectId,
        data: { ticketId, title, dueDate },
        now,
      });
  return due.length > batch;
}

/** The due date of the tickets that people in a time zone are reminded of now, if any. */
export function findReminderDay(timeZone: string, now: Date): string | undefined {
  const readClock = createLocalClock(timeZone);
  const isMorning = new Date(readClock(now)).getUTCHours() >= morning;
  const tomorrow = addDays(now, 1);
  return isMorning ? new Date(readClock(tomorrow)).toISOString().slice(0, 10) : undefined;
}
