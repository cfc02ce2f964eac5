import { useController } from 'react-hook-form';
import type { Member } from '#contract/teams/members.ts';
import { ticketFieldNames } from '#contract/values/ticket-fields.ts';
import { findDescriptionError, findTitleError } from '#contract/values/ticket-limits.ts';
import { isVisible } from '#contract/values/text/visible-text.ts';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { type DetailField, detailFields } from '#web/board/tickets/fields/detail-fields.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { pasteAsMarkdown } from '#web/ui/forms/paste-markdown.ts';
import type { TicketForm } from './use-ticket-form.ts';

type TicketFieldsProps = {
  projectId: number;
  form: TicketForm;
  members: readonly Member[] | undefined;
  technologies: readonly string[];
  membersFailure: string | undefined;
  /** In the description, where Enter begins a line. */
  onKeyDown: (event: React.KeyboardEvent) => void;
};

const isDetail = (name: string): name is DetailField => name in detailFields;
const details = ticketFieldNames.filter(isDetail);

export function TicketFields({
  projectId,
  form,
  members,
  technologies,
  membersFailure,
  onKeyDown,
}: TicketFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const title = register('title', {
    validate: (value) => (isVisible(value) ? findTitleError(value.trim()) : 'Title is required'),
  });
  return (
    <>
      <Field
        label="Title"
        className="sm:col-span-2"
        autoComplete="off"
        error={errors.title?.message}
        {...title}
      />
      <div className="sm:col-span-2">
        <Attaching
          projectId={projectId}
          aside={<p className="text-sm text-soft">Supports Markdown</p>}
        >
          <TextArea
            label="Description"
            rows={5}
            onKeyDown={onKeyDown}
            onPaste={pasteAsMarkdown}
            error={errors.description?.message}
            {...register('description', {
              validate: (value) =>
                isVisible(value) ? findDescriptionError(value) : 'Description is required',
            })}
          />
        </Attaching>
      </div>
      {details.map((name) => (
        <DetailInput key={name} {...{ name, form, members, technologies, membersFailure }} />
      ))}
    </>
  );
}

type DetailInputProps<Name extends DetailField> = { name: Name } & Omit<
  TicketFieldsProps,
  'projectId' | 'onKeyDown'
>;

function DetailInput<Name extends DetailField>({
  name,
  form,
  members,
  technologies,
  membersFailure,
}: DetailInputProps<Name>) {
  const { Input } = detailFields[name];
  const { ref, value, onChange } = useController({ name, control: form.control }).field;
  return (
    <Input {...{ ref, value, onChange, technologies, membersFailure }} members={members ?? []} />
  );
}
