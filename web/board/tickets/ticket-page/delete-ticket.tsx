import { useState } from 'react';
import type { Ticket } from '#contract/board/tickets.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { titleOf } from '#web/board/tickets/ticket-title.ts';
import { offerUndo } from '#web/board/tickets/undo.ts';
import { useDeleteTicket, useRestoreTicket } from '#web/board/tickets/use-change-ticket.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

/** A menu from which a ticket can be deleted, after a confirmation. */
export function DeleteTicket({ ticket, onDeleted }: { ticket: Ticket; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTicket(ticket);
  const restore = useRestoreTicket(ticket);
  // Uses promises, not mutation callbacks: a live update can unmount this component first.
  const undo = () =>
    void restore.mutateAsync().then(
      () => toast({ tone: 'success', title: `Restored “${titleOf(ticket)}”` }),
      (error: unknown) =>
        toast({
          tone: 'error',
          title: `Couldn’t restore “${titleOf(ticket)}”`,
          description: getErrorMessage(error, 'Try again.'),
          action: { label: 'Try again', onPress: undo },
        }),
    );
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      offerUndo(`Deleted “${titleOf(ticket)}”`, undo);
      onDeleted();
    } catch (error) {
      setAsking(false);
      toastFailure('Couldn’t delete the ticket', error);
    }
  };
  return (
    <>
      <MoreMenu
        label="More actions for this ticket"
        actions={[{ label: 'Delete ticket', tone: 'danger', onPress: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this ticket?"
        confirm="Delete ticket"
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        This deletes “{titleOf(ticket)}” for everyone. You can undo it for a few seconds.
      </ConfirmDialog>
    </>
  );
}
