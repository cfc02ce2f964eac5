import { isFinished } from '#contract/values/ticket-status.ts';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { daysBetween, formatDate } from '#web/lib/formats/format-dates.ts';

/** A plain date, such as 2026-11-24, as midnight here. */
export const dayOf = (date: string): Date => new Date(`${date}T00:00:00`);

/** How many days from today a plain date is; negative if it's over. */
export const daysUntil = (date: string, now: Date): number => daysBetween(now, dayOf(date));

type Due = Pick<ListedTicket, 'dueDate' | 'status'>;

/** A finished ticket is never overdue. */
export const isOverdue = ({ dueDate, status }: Due, now: Date): boolean =>
  dueDate !== null && !isFinished(status) && daysUntil(dueDate, now) < 0;

/** When a ticket is due: "Overdue: Nov 24", "Due today" or "Due Nov 24". */
export function describeDueDate({ dueDate, status }: Due & { dueDate: string }, now: Date): string {
  const date = formatDate(dayOf(dueDate), now);
  if (isFinished(status)) return `Due ${date}`;
  const days = daysUntil(dueDate, now);
  if (days < 0) return `Overdue: ${date}`;
  return days === 0 ? 'Due today' : days === 1 ? 'Due tomorrow' : `Due ${date}`;
}
