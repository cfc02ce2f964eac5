import type { QueryClient } from '@tanstack/react-query';
import type { News } from '#contract/board/live.ts';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { withPendingMoves } from './pending-moves.ts';
import { boardQuery, type TicketList, ticketsKey } from './queries.ts';

type Edit = (tickets: ListedTicket[]) => ListedTicket[];

const keysOf = (projectId: number) => ({
  board: boardQuery(projectId).queryKey,
  opened: ticketsKey(projectId),
});

/** Edits a project's cached ticket lists. Cancels loading, which could bring back older data. */
export async function editLists(client: QueryClient, projectId: number, edit: Edit) {
  const { board, opened } = keysOf(projectId);
  await Promise.all([board, opened].map((queryKey) => client.cancelQueries({ queryKey })));
  const editIn = (list: TicketList | undefined) => list && { ...list, tickets: edit(list.tickets) };
  client.setQueryData(board, editIn);
  client.setQueriesData({ queryKey: opened }, editIn);
}

/** Stores the newest version of a ticket in its project's lists. */
export const cacheTicket = (client: QueryClient, ticket: Ticket) =>
  editLists(client, ticket.projectId, (tickets) => withNewer(tickets, ticket));

/** Applies other people's changes to a project's lists. */
export function applyNews(client: QueryClient, projectId: number, news: News) {
  const { board, opened } = keysOf(projectId);
  if (news.everything) {
    for (const queryKey of [board, opened]) void client.invalidateQueries({ queryKey });
    return;
  }
  client.setQueryData(board, (list) => {
    const merged = list && merge(list, news);
    return merged && { ...merged, tickets: withPendingMoves(client, projectId, merged.tickets) };
  });
  // Only the open ticket arrives with its description. The others keep their old version, so that
  // edits based on it are detected as conflicts, and reload when one of them is opened.
  const complete = news.tickets.filter(({ description }) => description !== undefined);
  client.setQueriesData(
    { queryKey: opened },
    (list: TicketList | undefined) => list && merge(list, { ...news, tickets: complete }),
  );
  if (complete.length < news.tickets.length)
    void client.invalidateQueries({ queryKey: opened, refetchType: 'none' });
}

/** Merges news into a list. A list older than the start of the news is unchanged; it reloads later. */
function merge(list: TicketList, news: News): TicketList {
  if (list.lastChange < news.after) return list;
  const kept = list.tickets.filter(({ id }) => !news.removed.includes(id));
  return {
    tickets: news.tickets.reduce(withNewer, kept),
    lastChange: Math.max(list.lastChange, news.upTo),
  };
}

/** The list with a ticket replaced by a newer version, or added if it was missing. */
export function withNewer(tickets: ListedTicket[], ticket: ListedTicket): ListedTicket[] {
  const known = tickets.find(({ id }) => id === ticket.id);
  if (!known) return [...tickets, ticket];
  if (known.version > ticket.version) return tickets;
  return tickets.map((one) => (one === known ? { ...known, ...ticket } : one));
}
