import { priorities, type Priority } from '#contract/values/vocabulary.ts';
import { PriorityBadge } from '#web/board/tickets/badges.tsx';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

const options = priorities.map((value) => ({ value, label: value }));

/** The priority badge: a click opens a select with High, Medium, Low. */
function EditPriority({ ticket }: EditProps) {
  const edit = useEditField(ticket, 'priority');
  return (
    <>
      <EditChoice
        edit={edit}
        label="Priority"
        value={ticket.priority}
        options={options}
        onChoose={(priority) => void edit.save({ priority })}
      >
        <PriorityBadge priority={ticket.priority} />
      </EditChoice>
      <EditFailure
        edit={edit}
        versions={{ theirs: edit.theirs?.priority, mine: edit.mine?.priority }}
      />
    </>
  );
}

const PriorityInput = ({ ref, value, onChange }: InputProps<Priority>) => (
  <Select label="Priority" {...{ ref, value, onChange, options }} />
);

export const priority: FieldView<Priority> = {
  term: 'Priority',
  Edit: EditPriority,
  Input: PriorityInput,
};
