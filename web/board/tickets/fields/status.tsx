import { type TicketStatus, ticketStatuses } from '#contract/values/ticket-status.ts';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

const options = ticketStatuses.map((value) => ({ value, label: value }));

/** The status: a click opens a select with the board's columns. */
function EditStatus({ ticket }: EditProps) {
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

const StatusInput = ({ ref, value, onChange }: InputProps<TicketStatus>) => (
  <Select label="Status" {...{ ref, value, onChange, options }} />
);

export const status: FieldView<TicketStatus> = {
  term: 'Status',
  Edit: EditStatus,
  Input: StatusInput,
};
