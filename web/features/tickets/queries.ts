import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { boardEtag } from '#contract/board-etag.ts';
import type { ListedTicket } from '#contract/tickets.ts';
import { call, callIfChanged } from '#web/lib/api.ts';
import { withPendingMoves } from './pending-moves.ts';

/** A list of tickets, in no particular order, and the number of the last change that is in it. */
export type TicketList = {
  tickets: ListedTicket[];
  lastChange: number;
};

const list = 'GET /projects/{projectId}/tickets';

/** What a board shows: every ticket, without its description. Nothing is sent for an unchanged one. */
export const boardQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'board'],
    queryFn: async ({ client, signal }): Promise<TicketList> => {
      const known = client.getQueryData(boardQuery(projectId).queryKey);
      const reply = await callIfChanged(list, {
        params: { projectId },
        query: { view: 'board' },
        tag: known && boardEtag('board', known.lastChange),
        signal,
      });
      const read = reply && { tickets: reply.content, lastChange: reply.lastChange };
      return newer(client, projectId, read);
    },
  });

/** What the lists of `ticketsQuery` have in common. */
export const ticketsKey = (projectId: number) => ['projects', projectId, 'tickets'] as const;

/** Every ticket, and the description of the one that is open. */
export const ticketsQuery = ({ projectId, ticketId }: { projectId: number; ticketId: string }) =>
  queryOptions({
    queryKey: [...ticketsKey(projectId), ticketId],
    queryFn: async ({ signal }): Promise<TicketList> => {
      const ticket = /^[1-9]\d{0,14}$/.test(ticketId) ? { ticket: ticketId } : {};
      const query = { view: 'board' as const, ...ticket };
      const reply = await call(list, { params: { projectId }, query, signal });
      return { tickets: reply.content, lastChange: reply.lastChange };
    },
  });

/** What is shown already may have been told of changes while an older list was on its way. */
function newer(client: QueryClient, projectId: number, read: TicketList | undefined): TicketList {
  const shown = client.getQueryData(boardQuery(projectId).queryKey);
  if (shown && (!read || shown.lastChange > read.lastChange)) return shown;
  const { tickets = [], lastChange = 0 } = read ?? {};
  return { tickets: withPendingMoves(client, projectId, tickets), lastChange };
}

/** What the board and the ticket say when their list does not come (section 8). */
export const ticketsFailure = 'Failed to fetch tickets';
