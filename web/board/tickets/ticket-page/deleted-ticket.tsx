import { useEffect, useRef } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { useRestoreTicket } from '#web/board/tickets/use-change-ticket.ts';

/** Replaces an open ticket that someone else deleted. Unsaved drafts are kept. */
export function DeletedTicket({ ticket, onBack }: { ticket: Ticket; onBack: () => void }) {
  const restore = useRestoreTicket(ticket);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <DocumentTitle>Ticket deleted</DocumentTitle>
      <EmptyState
        title={
          <h1 ref={heading} tabIndex={-1}>
            “{titleOf(ticket)}” was deleted
          </h1>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onBack}>Go Back</Button>
            <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
              Restore ticket
            </Button>
          </div>
        }
      >
        <p>Someone on your team just deleted this ticket.</p>
        <p>If you restore it, nothing is lost, not even what you were writing.</p>
      </EmptyState>
      {restore.error && (
        <LoadFailure onRetry={() => restore.mutate()}>
          Couldn’t restore the ticket. {getErrorMessage(restore.error, 'Try again.')}
        </LoadFailure>
      )}
    </>
  );
}
