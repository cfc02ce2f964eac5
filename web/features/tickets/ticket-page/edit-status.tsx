import type { Ticket } from '#contract/tickets.ts';
import { ticketStatuses } from '#contract/vocabulary.ts';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useEditField } from './use-edit-field.ts';

const options = ticketStatuses.map((value) => ({ value, label: value }));

/** The status: a click opens a select with the board's columns. */
export function EditStatus({ ticket }: { ticket: Ticket }) {
  const edit = useEditField(ticket, 'status');
  return (
    <>
      <EditChoice
        edit={edit}
        label="Status"
        value={ticket.status}
        options={options}
        onChoose={(status) => void edit.save({ status })}
      >
        {ticket.status}
      </EditChoice>
      <EditFailure
        edit={edit}
        versions={{ theirs: edit.theirs?.status, mine: edit.mine?.status }}
      />
    </>
  );
}
