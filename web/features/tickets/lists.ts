import type { QueryClient } from '@tanstack/react-query';
import type { News } from '#contract/live.ts';
import type { ListedTicket, Ticket } from '#contract/tickets.ts';
import { withPendingMoves } from './pending-moves.ts';
import { boardQuery, type TicketList, ticketsKey } from './queries.ts';

type Edit = (tickets: ListedTicket[]) => ListedTicket[];

const keysOf = (projectId: number) => ({
  board: boardQuery(projectId).queryKey,
  opened: ticketsKey(projectId),
});

/** Changes the lists of a project that are there. One on its way was made before, and must not undo it. */
export async function editLists(client: QueryClient, projectId: number, edit: Edit) {
  const { board, opened } = keysOf(projectId);
  await Promise.all([board, opened].map((queryKey) => client.cancelQueries({ queryKey })));
  const editIn = (list: TicketList | undefined) => list && { ...list, tickets: edit(list.tickets) };
  client.setQueryData(board, editIn);
  client.setQueriesData({ queryKey: opened }, editIn);
}

/** Puts a ticket as it is now into the lists of its project. */
export const cacheTicket = (client: QueryClient, ticket: Ticket) =>
  editLists(client, ticket.projectId, (tickets) => withNewer(tickets, ticket));

/** Lays what others did upon the lists of a project. */
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
  // Only the ticket that is open comes whole. The others stay the old version that they are here,
  // so that an edit upon it is told apart, and are read anew when one of them is opened.
  const whole = news.tickets.filter(({ description }) => description !== undefined);
  client.setQueriesData(
    { queryKey: opened },
    (list: TicketList | undefined) => list && merge(list, { ...news, tickets: whole }),
  );
  if (whole.length < news.tickets.length)
    void client.invalidateQueries({ queryKey: opened, refetchType: 'none' });
}

/** A list that has not got as far as where the news begins stays as it is, and catches up later. */
function merge(list: TicketList, news: News): TicketList {
  if (list.lastChange < news.after) return list;
  const kept = list.tickets.filter(({ id }) => !news.removed.includes(id));
  return {
    tickets: news.tickets.reduce(withNewer, kept),
    lastChange: Math.max(list.lastChange, news.upTo),
  };
}

/** The list with one entry replaced by a newer version of it, or added where it was missing. */
export function withNewer(tickets: ListedTicket[], ticket: ListedTicket): ListedTicket[] {
  const known = tickets.find(({ id }) => id === ticket.id);
  if (!known) return [...tickets, ticket];
  if (known.version > ticket.version) return tickets;
  return tickets.map((one) => (one === known ? { ...known, ...ticket } : one));
}
