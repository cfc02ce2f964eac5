import type { RefObject } from 'react';
import { Controller } from 'react-hook-form';
import type { Member } from '#contract/members.ts';
import { findDescriptionError, findTitleError } from '#contract/ticket-limits.ts';
import { priorities, ticketStatuses, ticketTypes } from '#contract/vocabulary.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { TicketForm } from './use-ticket-form.ts';

type TicketFieldsProps = {
  form: TicketForm;
  titleRef: RefObject<HTMLInputElement | null>;
  members: readonly Member[] | undefined;
  membersFailure: string | undefined;
};

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const typeOptions = [{ value: '' as const, label: 'Select Type' }, ...optionsOf(ticketTypes)];

/** The fields of a new ticket. */
export function TicketFields({ form, titleRef, members, membersFailure }: TicketFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const assignees = [
    { value: null, label: 'Unassigned' },
    ...(members ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { ref, ...title } = register('title', {
    validate: (value) => (value.trim() === '' ? 'Title is required' : findTitleError(value.trim())),
  });
  return (
    <>
      <Field
        label="Title"
        className="sm:col-span-2"
        autoComplete="off"
        error={errors.title?.message}
        {...title}
        ref={(element) => {
          ref(element);
          titleRef.current = element;
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
          <Select label="Priority" {...{ ref, value, onChange }} options={optionsOf(priorities)} />
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
    </>
  );
}
