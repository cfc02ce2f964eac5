import type { ListedTicket } from '#contract/tickets.ts';
import { priorities, ticketTypes } from '#contract/vocabulary.ts';
import { readChoice } from '#web/lib/url-params.ts';
import { titleOf } from './ticket-title.ts';

/** Which tickets a board shows. `assignee` is "all", "me", "nobody" or the id of a person. */
export type BoardFilter = { text: string; assignee: string; priority: string; type: string };

export const priorityChoices = ['all', ...priorities] as const;
export const typeChoices = ['all', ...ticketTypes] as const;

/** The words of an address that narrow a board. */
export const filterParams = ['q', 'assignee', 'priority', 'type'] as const;

export const readFilter = (words: URLSearchParams): BoardFilter => ({
  text: words.get('q') ?? '',
  assignee: words.get('assignee') || 'all',
  priority: readChoice(words, { name: 'priority', choices: priorityChoices }),
  type: readChoice(words, { name: 'type', choices: typeChoices }),
});

export const isFiltering = ({ text, assignee, priority, type }: BoardFilter) =>
  text !== '' || [assignee, priority, type].some((choice) => choice !== 'all');

/** Whether a ticket is shown to a person: every word of the text is in its title or its number. */
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
    (assignee === 'all' || String(ticket.assigneeId) === idOf(assignee, personId)) &&
    (priority === 'all' || ticket.priority === priority) &&
    (type === 'all' || ticket.type === type)
  );
}

const idOf = (assignee: string, personId: number | undefined) =>
  assignee === 'me' ? String(personId) : assignee === 'nobody' ? 'null' : assignee;
