import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Member } from '#contract/members.ts';
import { findDescriptionError, findTitleError } from '#contract/ticket-limits.ts';
import type { TicketCreation } from '#contract/tickets.ts';
import { priorities, ticketStatuses, ticketTypes } from '#contract/vocabulary.ts';
import { readDraft, writeDraft } from '#web/lib/draft.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useCreateTicket } from '#web/features/tickets/use-change-ticket.ts';
import { parseTicketDraft, serializeTicketDraft } from './ticket-draft.ts';

type CreateTicketProps = {
  projectId: number;
  /** Whose draft is kept. */
  personId: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  members: readonly Member[] | undefined;
  membersFailure: string | undefined;
};

const empty: TicketCreation = {
  title: '',
  description: '',
  status: 'Backlog',
  priority: 'Medium',
  type: '',
  assigneeId: null,
};

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const typeOptions = [{ value: '' as const, label: 'Select Type' }, ...optionsOf(ticketTypes)];

/** The create-ticket dialog. It keeps a draft until the ticket is created, even when closed. */
export function CreateTicket({
  projectId,
  personId,
  open,
  onOpenChange,
  members,
  membersFailure,
}: CreateTicketProps) {
  const create = useCreateTicket(projectId);
  const [failure, setFailure] = useState<string>();
  const draft = `new-ticket-${projectId}-${personId}`;
  const { register, control, handleSubmit, reset, formState, setError, subscribe } = useForm({
    defaultValues: { ...empty, ...parseTicketDraft(readDraft(draft)) },
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(draft, serializeTicketDraft(values)),
      }),
    [subscribe, draft],
  );
  const { errors } = formState;
  const assignees = [
    { value: null, label: 'Unassigned' },
    ...(members ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];

  const submit = handleSubmit(async (form) => {
    setFailure(undefined);
    try {
      const ticket = await create.mutateAsync(form);
      reset(empty);
      writeDraft(draft, '');
      onOpenChange(false);
      toast({ tone: 'success', title: `Created “${ticket.title}” in ${ticket.status}` });
    } catch (error) {
      console.error('Failed to create ticket', error);
      const fields = ['title', 'description'] as const;
      if (showFieldErrors(error, { form: { setError }, fields })) return;
      setFailure(getErrorMessage(error, 'Please try again.'));
    }
  });

  const title = useRef<HTMLInputElement | null>(null);
  const { ref: titleRef, ...titleField } = register('title', {
    validate: (value) => (value.trim() === '' ? 'Title is required' : findTitleError(value.trim())),
  });

  return (
    <Dialog
      initialFocus={title}
      open={open}
      onOpenChange={onOpenChange}
      title="Create Ticket"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="create-ticket" busy={create.isPending}>
            {create.isPending ? 'Creating...' : 'Create Ticket'}
          </Button>
        </>
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
        <Field
          label="Title"
          className="sm:col-span-2"
          autoComplete="off"
          error={errors.title?.message}
          {...titleField}
          ref={(element) => {
            titleRef(element);
            title.current = element;
          }}
        />
        <TextArea
          label="Description"
          className="sm:col-span-2"
          rows={5}
          hint="Supports Markdown"
          error={errors.description?.message}
          {...register('description', {
            validate: (value) =>
              value.trim() === '' ? 'Description is required' : findDescriptionError(value),
          })}
        />
        <Controller
          name="status"
          control={control}
          render={({ field: { ref, value = 'Backlog', onChange } }) => (
            <Select
              label="Status"
              {...{ ref, value, onChange }}
              options={optionsOf(ticketStatuses)}
            />
          )}
        />
        <Controller
          name="priority"
          control={control}
          render={({ field: { ref, value = 'Medium', onChange } }) => (
            <Select
              label="Priority"
              {...{ ref, value, onChange }}
              options={optionsOf(priorities)}
            />
          )}
        />
        <Controller
          name="type"
          control={control}
          render={({ field: { ref, value = '', onChange } }) => (
            <Select label="Type" {...{ ref, value, onChange }} options={typeOptions} />
          )}
        />
        <Controller
          name="assigneeId"
          control={control}
          render={({ field: { ref, value = null, onChange } }) => (
            <Select
              label="Assignee"
              {...{ ref, value, onChange }}
              options={assignees}
              error={membersFailure}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
