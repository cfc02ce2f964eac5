import { useState } from 'react';
import {
  earliestDueDate,
  findDueDateError,
  latestDueDate,
} from '#contract/values/ticket-limits.ts';
import { dayOf, daysUntil } from '#web/board/tickets/due-date.ts';
import { DueDate } from '#web/board/tickets/due-date-mark.tsx';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { EditInForm } from './edit-in-form.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

const noDate = 'No due date';
const nameOf = (date: string | null | undefined) => (date ? formatDate(dayOf(date)) : noDate);
/** A day that is over can be chosen, for what is late already. */
const hintFor = (date: string) =>
  findDueDateError(date) === undefined && daysUntil(date, new Date(serverNow())) < 0
    ? 'This day is in the past.'
    : undefined;
const range = { min: earliestDueDate, max: latestDueDate };

/** The due date: a press opens a date input. Clearing it removes the date. */
function EditDueDate({ ticket }: EditProps) {
  const edit = useEditField(ticket, 'dueDate');
  const [date, setDate] = useState('');
  const [error, setError] = useState<string>();
  const { dueDate } = ticket;
  const save = (value: string) => {
    const found = value === '' ? undefined : findDueDateError(value);
    setError(found);
    if (!found) void edit.save({ dueDate: value || null });
  };
  return (
    <>
      <EditInForm
        edit={edit}
        what="due date"
        shown={
          dueDate === null ? (
            <span className="text-soft">{noDate}</span>
          ) : (
            <DueDate ticket={{ ...ticket, dueDate }} />
          )
        }
        onOpen={() => {
          setDate(dueDate ?? '');
          setError(undefined);
          edit.open();
        }}
        onSave={() => save(date)}
      >
        <Field
          label="Due date"
          hideLabel
          type="date"
          autoFocus
          {...range}
          value={date}
          error={error}
          hint={hintFor(date)}
          onChange={(event) => setDate(event.target.value)}
        />
        {dueDate !== null && (
          <Button size="sm" variant="quiet" className="mt-1 -ml-2.5" onClick={() => save('')}>
            Remove due date
          </Button>
        )}
      </EditInForm>
      <EditFailure
        edit={edit}
        versions={{ theirs: nameOf(edit.theirs?.dueDate), mine: nameOf(edit.mine?.dueDate) }}
      />
    </>
  );
}

const DueDateInput = ({ ref, value, onChange }: InputProps<string | null>) => (
  <Field
    label="Due date (optional)"
    type="date"
    ref={ref}
    {...range}
    value={value ?? ''}
    hint={hintFor(value ?? '')}
    onChange={(event) => onChange(event.target.value || null)}
  />
);

export const dueDate: FieldView<string | null> = {
  term: 'Due date',
  Edit: EditDueDate,
  Input: DueDateInput,
};
