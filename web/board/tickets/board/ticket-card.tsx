import MessageSquare from 'lucide-react/icons/message-square';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { paths } from '#web/lib/paths.ts';
import { formatCount, formatNumber } from '#web/lib/formats/format-numbers.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { PriorityMark, TypeLabel } from '#web/board/tickets/badges.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';

const CardDetails = lazy(() => import('./card-details.tsx'));

const hasDetails = ({ labels, dueDate, checklist }: ListedTicket) =>
  labels.length > 0 || dueDate !== null || checklist !== undefined;

/** A ticket as shown on the board. */
export const TicketCard = ({ ticket }: { ticket: ListedTicket }) => (
  <div className="rounded-md border border-line bg-surface px-3 pt-2 pb-2 group-hover/ticket:border-edge">
    <Link
      to={paths.ticket({ projectId: ticket.projectId, ticketId: ticket.id })}
      draggable={false}
      dir="auto"
      className="mr-5 line-clamp-2 text-body leading-snug font-medium hover:text-accent hover:underline pointer-coarse:py-1"
    >
      {titleOf(ticket)}
    </Link>
    <div className="mt-1 flex items-center gap-2.5">
      <span className="shrink-0 text-caption text-faint tabular-nums">#{ticket.number}</span>
      <PriorityMark priority={ticket.priority} />
      <TypeLabel type={ticket.type} />
      <span className="ml-auto flex shrink-0 items-center gap-2">
        <CommentCount count={ticket.commentCount ?? 0} />
        <Assignee ticket={ticket} />
      </span>
    </div>
    {hasDetails(ticket) && (
      <Suspense fallback={<div className="mt-1 h-5.5" />}>
        <CardDetails ticket={ticket} />
      </Suspense>
    )}
  </div>
);

function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  const comments = formatCount(count, 'comment');
  return (
    <span title={comments} className="flex items-center gap-1 text-caption text-faint tabular-nums">
      <MessageSquare aria-hidden className="size-3.5" />
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="sr-only">{comments}</span>
    </span>
  );
}

/**
 * A piece, or an empty socket. The word for nobody appears while the card is hovered or focused, and is
 * always there on devices that can't hover.
 */
function Assignee({ ticket: { assigneeId, assigneeName } }: { ticket: ListedTicket }) {
  if (assigneeId === null) {
    return (
      <span title="Unassigned" className="relative inline-flex items-center">
        <span className="no-hover:static no-hover:translate-y-0 no-hover:opacity-100 absolute top-1/2 right-full -translate-y-1/2 bg-surface px-1.5 text-caption text-soft opacity-0 group-focus-within/ticket:opacity-100 group-hover/ticket:opacity-100 group-focus/ticket:opacity-100">
          Unassigned
        </span>
        <PersonPiece size="sm" />
      </span>
    );
  }
  return (
    <span>
      <span className="sr-only">{assigneeName}</span>
      <PersonPiece size="sm" name={assigneeName} seed={assigneeId} />
    </span>
  );
}
