import { tell } from '#server/features/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { listDueSoon, markReminded } from './reminder-store.ts';

const morning = 8;
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
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const [, hour] = localTime(now, timeZone);
  return hour >= morning ? localTime(tomorrow, timeZone)[0] : undefined;
}

/** The day and the hour somewhere. An unknown time zone counts as UTC. */
function localTime(at: Date, timeZone: string): [day: string, hour: number] {
  const [day = '', time = ''] = formatterOf(timeZone).format(at).split(' ');
  return [day, Number(time.slice(0, 2))];
}

// Sweden writes "2026-11-24 08:00".
const options = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: timeZone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
