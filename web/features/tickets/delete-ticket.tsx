import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Ticket } from '#contract/tickets.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { titleOf } from './looks.tsx';
import { useDeleteTicket, useRestoreTicket } from './use-change-ticket.ts';

/** Deletes a ticket after asking. */
export function DeleteTicket({ ticket, onDeleted }: { ticket: Ticket; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTicket(ticket);
  const restore = useRestoreTicket(ticket);
  const undo = () =>
    restore.mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: `“${titleOf(ticket)}” is back` }),
      onError: (error) =>
        toast({
          tone: 'error',
          title: `“${titleOf(ticket)}” was not brought back`,
          description: messageOf(error, 'Please try again.'),
          action: { label: 'Try again', onPress: undo },
        }),
    });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({
          id: 'undo',
          tone: 'success',
          title: `“${titleOf(ticket)}” was deleted`,
          seconds: 10,
          action: { label: 'Undo', onPress: undo },
        });
        onDeleted();
      },
      onError: (error) => {
        setAsking(false);
        toast({
          tone: 'error',
          title: 'The ticket was not deleted',
          description: messageOf(error, 'Please try again.'),
        });
      },
    });
  return (
    <>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => setAsking(true)}
      >
        Delete ticket
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this ticket?"
        confirm="Delete ticket"
        busy={remove.isPending}
        onConfirm={confirm}
      >
        “{titleOf(ticket)}” will be gone for the whole team.
      </ConfirmDialog>
    </>
  );
}
