import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ticket } from '#contract/tickets.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { moveTo, type Place, withTicket } from './columns.ts';
import { ticketsQuery } from './queries.ts';
import { ConflictError, saveChange } from './save-ticket.ts';

/** `from` is the ticket as it was when it was picked up. */
type Move = { from: Ticket; to: Place };

/**
 * Moves a ticket at once in the local list and sends the move; a move that fails is taken back,
 * and only that one. Moves go one after another, so that each builds on the version before.
 */
export function useMoveTicket(projectId: number): (move: Move) => void {
  const client = useQueryClient();
  const { queryKey } = ticketsQuery(projectId);
  const mutationKey = ['move-ticket', projectId];
  const tickets = () => client.getQueryData(queryKey) ?? [];
  const put = (ticket: Ticket) => client.setQueryData(queryKey, withTicket(tickets(), ticket));

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onMutate: async ({ from, to }: Move) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, moveTo(tickets(), from.id, to));
    },
    mutationFn: ({ from, to }) => {
      const version = tickets().find(({ id }) => id === from.id)?.version ?? from.version;
      return saveChange({ ...from, version }, to);
    },
    onSuccess: (ticket, { from }) => {
      const isLast = countMoves(client, { mutationKey, id: from.id }) <= 1;
      const shown = tickets().find(({ id }) => id === from.id);
      // While a later move of the same ticket is under way, it stays where that one put it.
      put(
        isLast || !shown ? ticket : { ...ticket, status: shown.status, position: shown.position },
      );
    },
    onError: (error, move) => {
      const { from, to } = move;
      const isConflict = error instanceof ConflictError;
      const now = isConflict ? error.current : from;
      put({ ...now, version: tickets().find(({ id }) => id === now.id)?.version ?? now.version });
      toast({
        tone: 'error',
        title: `“${from.title}” was not moved to ${to.status}`,
        description: isConflict
          ? `Someone else has moved it to ${now.status}.`
          : messageOf(error, 'Please try again.'),
        action: {
          label: isConflict ? `Move to ${to.status} anyway` : 'Try again',
          onPress: () => mutate({ from: now, to }),
        },
      });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

type Moves = { mutationKey: readonly unknown[]; id: number };

function countMoves(client: QueryClient, { mutationKey, id }: Moves): number {
  const pending = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
  return pending.filter((mutation) => (mutation.state.variables as Move).from.id === id).length;
}
