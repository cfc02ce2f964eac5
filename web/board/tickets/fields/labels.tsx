import { useState } from 'react';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { Tag } from '#web/ui/text/tag.tsx';
import { ChooseLabels } from './choose-labels.tsx';
import { EditInForm } from './edit-in-form.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

const noLabels = 'No labels';
const nameOf = (labels: readonly string[] | undefined) => labels?.join(', ') || noLabels;

/** The labels: a press opens the project's technologies to choose from. */
function EditLabels({ ticket, technologies }: EditProps) {
  const edit = useEditField(ticket, 'labels');
  const [labels, setLabels] = useState(ticket.labels);
  return (
    <>
      <EditInForm
        edit={edit}
        what="labels"
        shown={
          ticket.labels.length === 0 ? (
            <span className="text-soft">{noLabels}</span>
          ) : (
            ticket.labels.map((label) => <Tag key={label}>{label}</Tag>)
          )
        }
        onOpen={() => {
          setLabels(ticket.labels);
          edit.open();
        }}
        onSave={() => void edit.save({ labels })}
      >
        <fieldset>
          <legend className="sr-only">Labels</legend>
          <ChooseLabels
            {...{ technologies }}
            value={labels}
            onChange={setLabels}
            disabled={edit.isSaving}
          />
        </fieldset>
      </EditInForm>
      <EditFailure
        edit={edit}
        versions={{ theirs: nameOf(edit.theirs?.labels), mine: nameOf(edit.mine?.labels) }}
      />
    </>
  );
}

const LabelsInput = ({ value, onChange, technologies }: InputProps<string[]>) => (
  <fieldset className="min-w-0 sm:col-span-2">
    <legend className="mb-1 text-sm font-semibold">Labels (optional)</legend>
    <ChooseLabels {...{ technologies, value, onChange }} />
  </fieldset>
);

export const labels: FieldView<string[]> = {
  term: 'Labels',
  Edit: EditLabels,
  Input: LabelsInput,
};
