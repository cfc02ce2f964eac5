import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { boardEtag } from '#contract/board/board-etag.ts';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { call, callIfChanged } from '#web/lib/api/api.ts';
import { withPendingMoves } from './pending-moves.ts';

/** Tickets in no particular order, and the number of the last change they include. */
export type TicketList = {
  tickets: ListedTicket[];
  lastChange: number;
};

const list = 'GET /projects/{projectId}/tickets';

/** Every ticket of a board, without descriptions. An unchanged board isn't sent again. */
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
      const loaded = reply && { tickets: reply.content, lastChange: reply.lastChange };
      return newerList(client, projectId, loaded);
    },
  });

/** The prefix of the keys of all `ticketsQuery` lists. */
export const ticketsKey = (projectId: number) => ['projects', projectId, 'tickets'] as const;

/** Every ticket, with the description of the open one. */
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

/** Keeps the shown list if live updates made it newer than the response. */
function newerList(
  client: QueryClient,
  projectId: number,
  loaded: TicketList | undefined,
): TicketList {
  const shown = client.getQueryData(boardQuery(projectId).queryKey);
  if (shown && (!loaded || shown.lastChange > loaded.lastChange)) return shown;
  const { tickets = [], lastChange = 0 } = loaded ?? {};
  return { tickets: withPendingMoves(client, projectId, tickets), lastChange };
}

/** Shown when a board or ticket can't load (Specification, section 8). */
export const ticketsFailure = 'Failed to fetch tickets';
