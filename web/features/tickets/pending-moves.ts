import type { QueryClient } from '@tanstack/react-query';
import type { ListedTicket } from '#contract/tickets.ts';
import { moveTo, type BoardPosition } from './columns.ts';

/** `from` is the ticket as it was when it was picked up; `undoes`: this move takes another back. */
export type Move = { from: ListedTicket; to: BoardPosition; undoes?: boolean };

export const moveKey = (projectId: number) => ['move-ticket', projectId] as const;

/** The moves that are shown already and not saved yet, in the order in which they were made. */
export function pendingMoves(client: QueryClient, projectId: number): Move[] {
  const pending = client
    .getMutationCache()
    .findAll({ mutationKey: moveKey(projectId), status: 'pending' });
  return pending.map(({ state }) => state.variables as Move);
}

/** A list that has come, with what is under way laid upon it, so that no ticket jumps back. */
export const withPendingMoves = (
  client: QueryClient,
  projectId: number,
  tickets: ListedTicket[],
): ListedTicket[] =>
  pendingMoves(client, projectId).reduce(
    (moved, { from, to }) => moveTo(moved, from.id, to),
    tickets,
  );
