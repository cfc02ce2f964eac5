import { Link } from 'react-router';
import type { ListedTicket } from '#contract/tickets.ts';
import { paths } from '#web/app/paths.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { PriorityBadge, TypeLabel } from './badges.tsx';
import { titleOf } from './ticket-title.ts';

/** A ticket as shown on the board. */
export function TicketCard({ ticket }: { ticket: ListedTicket }) {
  return (
    <div className="rounded-md border border-line bg-surface px-3 pt-2 pb-2.5 group-hover/ticket:border-edge">
      <Link
        to={paths.ticket({ projectId: ticket.projectId, ticketId: ticket.id })}
        draggable={false}
        className="mr-5 line-clamp-2 text-body leading-snug font-medium hover:text-accent hover:underline pointer-coarse:py-1"
      >
        {titleOf(ticket)}
      </Link>
      <div className="mt-1.5 flex items-center gap-2">
        <PriorityBadge priority={ticket.priority} />
        <TypeLabel type={ticket.type} />
        <span className="ml-auto flex shrink-0 items-center gap-1.5 text-caption text-soft">
          {ticket.assigneeId === null ? (
            'Unassigned'
          ) : (
            <span className="sr-only">{ticket.assigneeName}</span>
          )}
          <PersonPiece size="sm" name={ticket.assigneeName} seed={ticket.assigneeId ?? undefined} />
        </span>
      </div>
    </div>
  );
}
