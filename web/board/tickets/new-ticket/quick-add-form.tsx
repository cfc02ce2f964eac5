import { useEffect, useRef } from 'react';
import { initialFields } from '#contract/values/ticket-fields.ts';
import type { TicketStatus } from '#contract/values/ticket-status.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { useCreateTicket } from '#web/board/tickets/use-change-ticket.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { payloadOf } from './payload.ts';

type QuickAddFormProps = { projectId: number; status: TicketStatus; onClose: () => void };

/** Creates a ticket from its title, which is its description, too. Stays open for the next one. */
export default function QuickAddForm({ projectId, status, onClose }: QuickAddFormProps) {
  const [title, setTitle] = useDraft(`quick-ticket-${projectId}-${status}`);
  const create = useCreateTicket(projectId);
  const field = useRef<HTMLInputElement>(null);
  const isNextWaiting = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const add = () => {
    const form = { ...initialFields, title: title.trim(), description: title.trim(), status };
    // What was typed meanwhile stays.
    create.mutate(payloadOf(form), {
      onSuccess: () => setTitle((typed) => (typed === title ? '' : typed)),
    });
    field.current?.focus();
  };
  const { isPending, isSuccess } = create;
  // Enter was pressed again while the one before was being created.
  useEffect(() => {
    if (isPending || !isNextWaiting.current) return;
    isNextWaiting.current = false;
    if (isSuccess && title.trim() !== '') add();
  });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 px-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '' && !isPending) add();
      }}
    >
      <Field
        ref={field}
        label={`Title of the new ticket in ${status}`}
        hideLabel
        placeholder="Title"
        value={title}
        error={create.error ? getErrorMessage(create.error, 'Couldn’t create it.') : undefined}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          // The busy button submits nothing.
          if (event.key === 'Enter' && isPending) isNextWaiting.current = true;
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
        onBlur={() => title === '' && onClose()}
      />
      <Button type="submit" className="h-10" busy={isPending}>
        Add
      </Button>
    </form>
  );
}
