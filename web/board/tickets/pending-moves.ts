import type { QueryClient } from '@tanstack/react-query';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { moveTo, type BoardPosition } from './column-order.ts';

/** `from` is the ticket as it was when picked up. `undoes` is true for a move that undoes another. */
export type Move = { from: ListedTicket; to: BoardPosition; undoes?: boolean };

export const moveKey = (projectId: number) => ['move-ticket', projectId] as const;

/** Moves that are shown but not saved yet, oldest first. */
export function pendingMoves(client: QueryClient, projectId: number): Move[] {
  const pending = client
    .getMutationCache()
    .findAll({ mutationKey: moveKey(projectId), status: 'pending' });
  return pending.map(({ state }) => state.variables as Move);
}

/** Applies the pending moves to a loaded list, so that no ticket jumps back. */
export const withPendingMoves = (
  client: QueryClient,
  projectId: number,
  tickets: ListedTicket[],
): ListedTicket[] =>
  pendingMoves(client, projectId).reduce(
    (moved, { from, to }) => moveTo(moved, from.id, to),
    tickets,
  );
