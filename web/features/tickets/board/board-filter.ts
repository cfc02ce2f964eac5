import type { ListedTicket } from '#contract/tickets.ts';
import { priorities, ticketTypes } from '#contract/vocabulary.ts';
import { readChoice } from '#web/lib/url-params.ts';
import { titleOf } from '#web/features/tickets/ticket-title.ts';

/** Which tickets a board shows. `assignee` is "all", "me", "nobody" or a user id. */
export type BoardFilter = { text: string; assignee: string; priority: string; type: string };

export const priorityChoices = ['all', ...priorities] as const;
export const typeChoices = ['all', ...ticketTypes] as const;

/** The search parameters that filter a board. */
export const filterParams = ['q', 'assignee', 'priority', 'type'] as const;

export const readFilter = (searchParams: URLSearchParams): BoardFilter => ({
  text: searchParams.get('q') ?? '',
  assignee: searchParams.get('assignee') || 'all',
  priority: readChoice(searchParams, { name: 'priority', choices: priorityChoices }),
  type: readChoice(searchParams, { name: 'type', choices: typeChoices }),
});

export const isFiltering = ({ text, assignee, priority, type }: BoardFilter) =>
  text !== '' || [assignee, priority, type].some((choice) => choice !== 'all');

/** Whether a ticket matches. Every word of the text must be in its title or number. */
export function matchesFilter(
  ticket: ListedTicket,
  { text, assignee, priority, type }: BoardFilter,
  personId: number | undefined,
): boolean {
  const searched = `${titleOf(ticket)} #${ticket.id}`.toLowerCase();
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searched.includes(word)) &&
    (assignee === 'all' || String(ticket.assigneeId) === assigneeIdOf(assignee, personId)) &&
    (priority === 'all' || ticket.priority === priority) &&
    (type === 'all' || ticket.type === type)
  );
}

const assigneeIdOf = (assignee: string, personId: number | undefined) =>
  assignee === 'me' ? String(personId) : assignee === 'nobody' ? 'null' : assignee;
