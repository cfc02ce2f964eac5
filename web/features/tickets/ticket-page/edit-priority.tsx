import type { Ticket } from '#contract/tickets.ts';
import { priorities } from '#contract/vocabulary.ts';
import { PriorityBadge } from '#web/features/tickets/badges.tsx';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useEditField } from './use-edit-field.ts';

const options = priorities.map((value) => ({ value, label: value }));

/** The priority badge: a click opens a select with High, Medium, Low. */
export function EditPriority({ ticket }: { ticket: Ticket }) {
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
