import { isFinished } from '#contract/values/ticket-status.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { type BoardPosition, moveTo, positionOf } from '#web/board/tickets/column-order.ts';
import { editLists, withNewer } from '#web/board/tickets/ticket-cache.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { type Move, moveKey, pendingMoves } from '#web/board/tickets/pending-moves.ts';
import { boardQuery } from '#web/board/tickets/queries.ts';
import { saveChange } from '#web/board/tickets/save-ticket.ts';
import { ConflictError } from '#web/lib/merging/conflict-error.ts';
import { offerUndo } from '#web/board/tickets/undo.ts';
import { showConflict, showFailure, showUndoFailure } from './move-toasts.ts';

/** The ticket as it was saved, and where it was before. */
type SavedMove = { ticket: Ticket; to: BoardPosition; before: BoardPosition };

/**
 * Moves a ticket in the local list right away, then saves the move. Only a move that fails is rolled
 * back. Moves are sent one after another, so that each is based on the version before. The last one
 * can be undone for ten seconds.
 */
export function useMoveTicket(
  projectId: number,
  {
    onUndo,
    onFinished,
  }: {
    onUndo: (ticket: ListedTicket, to: BoardPosition) => void;
    onFinished: ((ticket: Ticket) => void) | undefined;
  },
) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(projectId);
  const mutationKey = moveKey(projectId);
  const shown = (id: number) =>
    client.getQueryData(queryKey)?.tickets.find((ticket) => ticket.id === id);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: async ({ from, to }: Move) => {
      const before = positionOf(client.getQueryData(queryKey)?.tickets ?? [], from);
      await editLists(client, projectId, (tickets) => moveTo(tickets, from.id, to));
      return before;
    },
    // Send the newest fields, but the column the ticket was in when it was picked up.
    mutationFn: ({ from, to }) =>
      saveChange({ ...(shown(from.id) ?? from), status: from.status }, to),
    onSuccess: async (ticket, { from, to, undoes }, before) => {
      const pending = pendingMoves(client, projectId).filter(({ from: { id } }) => id === from.id);
      const now = shown(from.id);
      // A later move of the same ticket may still be pending; keep its position.
      const { status, position } = pending.length > 1 && now ? now : ticket;
      await editLists(client, projectId, (tickets) =>
        withNewer(tickets, { ...ticket, status, position }),
      );
      if (undoes) return;
      if (isFinished(to.status) && !isFinished(from.status)) {
        celebrate();
        onFinished?.(ticket);
      }
      offerUndo(`Moved “${titleOf(ticket)}” to ${to.status}`, () => undo({ ticket, to, before }));
    },
    onError: async (error, move, before) => {
      const { from } = move;
      const isConflict = error instanceof ConflictError;
      const now = isConflict ? error.current : undefined;
      await editLists(client, projectId, (tickets) =>
        now ? withNewer(tickets, now) : before ? moveTo(tickets, from.id, before) : tickets,
      );
      // Load what others changed meanwhile.
      void client.invalidateQueries({ queryKey });
      if (now) notifyConflict(now, move);
      else showFailure(error, move, { onRetry: () => mutate(move) });
    },
  });

  const notifyConflict = (now: ListedTicket, move: Move) =>
    showConflict(now, move, {
      onMoveAnyway: () => mutate({ from: shown(now.id) ?? now, to: move.to }),
    });

  /** Undoes a move, unless the ticket has been moved again since. */
  function undo({ ticket, to, before }: SavedMove) {
    const now = shown(ticket.id);
    if (!now || now.status !== ticket.status || now.position !== ticket.position) {
      showUndoFailure(ticket, { to, now });
      return;
    }
    onUndo(now, before);
    mutate({ from: now, to: before, undoes: true });
  }

  /**
   * Asks first if someone else moved the ticket while it was being dragged. Returns whether the ticket
   * is being moved.
   */
  return function move({ from, to }: Move): boolean {
    const now = shown(from.id);
    if (!now || now.status === from.status || now.status === to.status) {
      mutate({ from: now ?? from, to });
      return true;
    }
    notifyConflict(now, { from, to });
    return false;
  };
}
