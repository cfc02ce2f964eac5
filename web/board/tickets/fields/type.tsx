import { type TicketType, ticketTypes } from '#contract/values/vocabulary.ts';
import { TypeLabel } from '#web/board/tickets/badges.tsx';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { Select } from '#web/ui/forms/select.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

const noType = 'No type';

const optionsWith = (noTypeLabel: string) =>
  (['', ...ticketTypes] as const).map((value) => ({ value, label: value || noTypeLabel }));
const editOptions = optionsWith(noType);
const inputOptions = optionsWith('Select Type');

/** The type: a click opens a select with "No type" and the ticket types. */
function EditType({ ticket }: EditProps) {
  const edit = useEditField(ticket, 'type');
  return (
    <>
      <EditChoice
        edit={edit}
        label="Type"
        value={ticket.type}
        options={editOptions}
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

const TypeInput = ({ ref, value, onChange }: InputProps<'' | TicketType>) => (
  <Select label="Type (optional)" {...{ ref, value, onChange }} options={inputOptions} />
);

export const type: FieldView<'' | TicketType> = { term: 'Type', Edit: EditType, Input: TypeInput };
