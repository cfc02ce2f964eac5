import { generateNKeysBetween } from 'fractional-indexing';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { NewTicket } from './reading/convert.ts';
import { type ImportedTicket, listLastPositions, reserveNumbers } from './store.ts';

/**
 * Gives tickets IDs, positions at the end of their columns, and numbers. Tickets from a board of Pieces
 * are numbered in the order they had there, so on an empty board their numbers stay the same. Call it
 * under the board's lock.
 */
export async function placeTickets(
  db: Db,
  { projectId, tickets }: { projectId: number; tickets: NewTicket[] },
): Promise<ImportedTicket[]> {
  const { ids, lastNumber } = await reserveNumbers(db, { projectId, count: tickets.length });
  const positions = createPositions(tickets, await listLastPositions(db, projectId));
  const former = ({ formerNumber }: NewTicket) => formerNumber ?? Number.MAX_SAFE_INTEGER;
  return tickets
    .toSorted((one, other) => former(one) - former(other))
    .map((ticket, index) => ({
      id: ids[index] as number,
      number: lastNumber + index + 1,
      position: positions.get(ticket) as string,
      fields: ticket.fields,
    }));
}

const createPositions = (tickets: NewTicket[], last: Map<string, string>) =>
  new Map(
    ticketStatuses.flatMap((status) => {
      const column = tickets.filter(({ fields }) => fields.status === status);
      const keys = generateNKeysBetween(last.get(status) ?? null, null, column.length);
      return column.map((ticket, index) => [ticket, keys[index] as string] as const);
    }),
  );
