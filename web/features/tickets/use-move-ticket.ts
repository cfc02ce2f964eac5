import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { type Place, moveTo, placeOf } from './columns.ts';
import { editLists, withNewer } from './lists.ts';
import { titleOf } from './looks.tsx';
import { type Move, moveKey, pendingMoves } from './pending-moves.ts';
import { boardQuery } from './queries.ts';
import { ConflictError, saveChange } from './save-ticket.ts';

/**
 * Moves a ticket at once in the local list and sends the move; a move that fails is taken back,
 * and only that one. Moves go one after another, so that each builds on the version before. For
 * ten seconds the last one can be undone.
 */
export function useMoveTicket(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(projectId);
  const mutationKey = moveKey(projectId);
  const undoable = useRef<() => void>(undefined);
  const shown = (id: number) =>
    client.getQueryData(queryKey)?.tickets.find((ticket) => ticket.id === id);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: async ({ from, to }: Move) => {
      const before = placeOf(client.getQueryData(queryKey)?.tickets ?? [], from);
      await editLists(client, projectId, (tickets) => moveTo(tickets, from.id, to));
      return before;
    },
    // What others changed since it was picked up is sent along; only where it stood is one's own view.
    mutationFn: ({ from, to }) =>
      saveChange({ ...(shown(from.id) ?? from), status: from.status }, to),
    onSuccess: async (ticket, { from, to, undoes }, before) => {
      const isLast = pendingMoves(client, projectId).filter(({ from: { id } }) => id === from.id);
      const now = shown(from.id);
      // While a later move of the same ticket is under way, it stays where that one put it.
      const { status, position } = isLast.length > 1 && now ? now : ticket;
      await editLists(client, projectId, (tickets) =>
        withNewer(tickets, { ...ticket, status, position }),
      );
      if (!undoes) offerToUndo({ ticket, to, before });
    },
    onError: async (error, move, before) => {
      const { from, to } = move;
      const isConflict = error instanceof ConflictError;
      const now = isConflict ? error.current : undefined;
      await editLists(client, projectId, (tickets) =>
        now ? withNewer(tickets, now) : before ? moveTo(tickets, from.id, before) : tickets,
      );
      // What others did to it meanwhile was held back.
      void client.invalidateQueries({ queryKey });
      toast({
        tone: 'error',
        title: `“${titleOf(from)}” was not moved to ${to.status}`,
        description: now
          ? `Someone else has moved it to ${now.status}.`
          : messageOf(error, 'Please try again.'),
        action: {
          label: now ? `Move to ${to.status} anyway` : 'Try again',
          onPress: () => mutate({ ...move, from: now ?? from }),
        },
      });
    },
  });

  function offerToUndo({ ticket, to, before }: { ticket: Ticket; to: Place; before: Place }) {
    const undo = () => {
      undoable.current = undefined;
      close();
      mutate({ from: shown(ticket.id) ?? ticket, to: before, undoes: true });
    };
    const close = toast({
      id: 'undo',
      title: `“${titleOf(ticket)}” is in ${to.status}`,
      seconds: undoSeconds,
      action: { label: 'Undo', onPress: undo },
    });
    undoable.current = undo;
    setTimeout(() => {
      if (undoable.current === undo) undoable.current = undefined;
    }, undoSeconds * 1000);
  }

  return {
    move: mutate,
    /** Takes the last move back, as long as that is offered; answers whether it was. */
    undoLast: () => {
      const undo = undoable.current;
      undo?.();
      return undo !== undefined;
    },
  };
}

const undoSeconds = 10;
