import { useState } from 'react';
import type { Member } from '#contract/teams/members.ts';
import { textFields } from '#contract/values/ticket-fields.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useCreateTicket } from '#web/board/tickets/use-change-ticket.ts';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { payloadOf } from './payload.ts';
import { TicketFields } from './ticket-fields.tsx';
import { useTicketForm } from './use-ticket-form.ts';

type CreateTicketProps = {
  projectId: number;
  /** Whose draft is kept. */
  personId: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  members: readonly Member[] | undefined;
  technologies: readonly string[];
  membersFailure: string | undefined;
};

/** The create-ticket dialog. It keeps a draft until the ticket is created, even when closed. */
export function CreateTicket({
  projectId,
  personId,
  open,
  onOpenChange,
  members,
  technologies,
  membersFailure,
}: CreateTicketProps) {
  const create = useCreateTicket(projectId);
  const [failure, setFailure] = useState<string>();
  const { form, clear } = useTicketForm(`new-ticket-${projectId}-${personId}`);

  const submit = form.handleSubmit(async (ticket) => {
    setFailure(undefined);
    try {
      const created = await create.mutateAsync(payloadOf(ticket));
      clear();
      onOpenChange(false);
      toast({ tone: 'success', title: `Created “${created.title}” in ${created.status}` });
    } catch (error) {
      console.error('Failed to create ticket', error);
      if (showFieldErrors(error, { form, fields: textFields })) return;
      setFailure(getErrorMessage(error, 'Try again.'));
    }
  });

  const sendOnShortcut = (event: React.KeyboardEvent) => {
    if (!isSendShortcut(event) || event.repeat) return;
    event.preventDefault();
    if (!create.isPending) void submit(event);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Ticket"
      footer={
        <DialogActions
          onCancel={() => onOpenChange(false)}
          form="create-ticket"
          busy={create.isPending}
        >
          {create.isPending ? 'Creating...' : 'Create Ticket'}
        </DialogActions>
      }
    >
      <form
        id="create-ticket"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {failure && (
          <Notice tone="error" className="sm:col-span-2">
            Failed to create ticket. {failure}
          </Notice>
        )}
        <TicketFields
          {...{ projectId, form, members, technologies, membersFailure }}
          onKeyDown={sendOnShortcut}
        />
      </form>
    </Dialog>
  );
}
