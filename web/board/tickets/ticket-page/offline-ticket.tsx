import { useQueryClient } from '@tanstack/react-query';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { PriorityBadge, TypeLabel } from '#web/board/tickets/badges.tsx';
import { boardQuery } from '#web/board/tickets/queries.ts';
import { titleOf } from '#web/board/tickets/ticket-title.ts';

/** What the board knows about a ticket that can't load without a connection. */
export function OfflineTicket({ projectId, ticketId }: { projectId: number; ticketId: string }) {
  const board = useQueryClient().getQueryData(boardQuery(projectId).queryKey);
  const ticket = board?.tickets.find(({ id }) => String(id) === ticketId);
  if (!ticket) {
    return (
      <>
        <PageTitle>Ticket</PageTitle>
        <Notice>This ticket will load when you’re back online.</Notice>
      </>
    );
  }
  return (
    <>
      <PageTitle tab={`${titleOf(ticket)} · #${ticket.number}`}>{titleOf(ticket)}</PageTitle>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-soft tabular-nums">#{ticket.number}</span>
        <Badge>{ticket.status}</Badge>
        <PriorityBadge priority={ticket.priority} />
        <TypeLabel type={ticket.type} />
        <span className="text-soft">{ticket.assigneeName ?? 'Unassigned'}</span>
      </p>
      <Notice>The rest of this ticket will load when you’re back online.</Notice>
    </>
  );
}
