import type { Ticket } from '#contract/tickets.ts';
import { ticketTypes } from '#contract/vocabulary.ts';
import { TypeLabel } from '#web/features/tickets/badges.tsx';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useEditField } from './use-edit-field.ts';

const noType = 'No type';

const options = (['', ...ticketTypes] as const).map((value) => ({ value, label: value || noType }));

/** The type: a click opens a select with "No type" and the ticket types. */
export function EditType({ ticket }: { ticket: Ticket }) {
  const edit = useEditField(ticket, 'type');
  return (
    <>
      <EditChoice
        edit={edit}
        label="Type"
        value={ticket.type}
        options={options}
        onChoose={(type) => void edit.save({ type })}
      >
        {ticket.type ? (
          <TypeLabel type={ticket.type} />
        ) : (
          <span className="text-soft">{noType}</span>
        )}
      </EditChoice>
      <EditFailure
        edit={edit}
        versions={{ theirs: edit.theirs?.type || noType, mine: edit.mine?.type || noType }}
      />
    </>
  );
}
