import type { ListedTicket } from '#contract/board/tickets.ts';
import { priorities, ticketTypes } from '#contract/values/vocabulary.ts';
import { readChoice } from '#web/lib/url-params.ts';
import { daysUntil, isOverdue } from '#web/board/tickets/due-date.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';

/**
 * Which tickets a board shows. `assignee` is "all", "me", "nobody" or a user id; `label` is "all" or a
 * label.
 */
export type BoardFilter = {
  text: string;
  assignee: string;
  priority: string;
  type: string;
  label: string;
  due: (typeof dueChoices)[number];
};

export const priorityChoices = ['all', ...priorities] as const;
export const typeChoices = ['all', ...ticketTypes] as const;

export const dueChoices = ['all', 'overdue', 'week', 'none'] as const;

export const readFilter = (searchParams: URLSearchParams): BoardFilter => ({
  text: searchParams.get('q') ?? '',
  assignee: searchParams.get('assignee') || 'all',
  priority: readChoice(searchParams, { name: 'priority', choices: priorityChoices }),
  type: readChoice(searchParams, { name: 'type', choices: typeChoices }),
  label: searchParams.get('label') || 'all',
  due: readChoice(searchParams, { name: 'due', choices: dueChoices }),
});

/** The search parameters that filter a board. */
export const filterParams = ['q', 'assignee', 'priority', 'type', 'label', 'due'] as const;

export const isFiltering = ({ text, ...choices }: BoardFilter) =>
  text !== '' || Object.values(choices).some((choice) => choice !== 'all');

/** Whether a board is sorted by due date, instead of being in its own order. */
export const isSortedByDueDate = (searchParams: URLSearchParams) =>
  searchParams.get('sort') === 'due';

/** Whether a ticket matches. Every word of the text must be in its title or number. */
export function matchesFilter(
  ticket: ListedTicket,
  { text, assignee, priority, type, label, due }: BoardFilter,
  personId: number | undefined,
  now = new Date(serverNow()),
): boolean {
  const searched = `${titleOf(ticket)} #${ticket.number}`.toLowerCase();
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searched.includes(word)) &&
    (assignee === 'all' || String(ticket.assigneeId) === assigneeIdOf(assignee, personId)) &&
    (priority === 'all' || ticket.priority === priority) &&
    (type === 'all' || ticket.type === type) &&
    (label === 'all' || ticket.labels.includes(label)) &&
    isDue(ticket, due, now)
  );
}

function isDue(ticket: ListedTicket, due: BoardFilter['due'], now: Date): boolean {
  if (due === 'all') return true;
  if (due === 'none') return ticket.dueDate === null;
  if (due === 'overdue') return isOverdue(ticket, now);
  const days = ticket.dueDate === null ? -1 : daysUntil(ticket.dueDate, now);
  return days >= 0 && days <= 7;
}

const assigneeIdOf = (assignee: string, personId: number | undefined) =>
  assignee === 'me' ? String(personId) : assignee === 'nobody' ? 'null' : assignee;
