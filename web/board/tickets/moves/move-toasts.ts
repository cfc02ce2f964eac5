import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { BoardPosition } from '#web/board/tickets/column-order.ts';
import type { Move } from '#web/board/tickets/pending-moves.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';

/** Says that someone else moved the ticket to another column. `now` is the ticket as it is there. */
export const showConflict = (
  now: ListedTicket,
  { from, to }: Move,
  { onMoveAnyway }: { onMoveAnyway: () => void },
) =>
  toast({
    tone: 'error',
    title: `Couldn’t move “${titleOf(from)}” to ${to.status}`,
    description: `Someone else moved it to ${now.status}.`,
    action: { label: `Move to ${to.status} anyway`, onPress: onMoveAnyway },
  });

export const showFailure = (
  error: Error,
  { from, to }: Move,
  { onRetry }: { onRetry: () => void },
) =>
  toast({
    tone: 'error',
    title: `Couldn’t move “${titleOf(from)}” to ${to.status}`,
    description: getErrorMessage(error, 'Try again.'),
    action: { label: 'Try again', onPress: onRetry },
  });

/** `now` is undefined if the ticket was deleted. */
export const showUndoFailure = (
  ticket: Ticket,
  { to, now }: { to: BoardPosition; now: ListedTicket | undefined },
) =>
  toast({
    title: `Couldn’t undo moving “${titleOf(ticket)}”`,
    description: now ? `It was moved again after you moved it to ${to.status}.` : 'It was deleted.',
  });
