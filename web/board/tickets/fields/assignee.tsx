import { Link } from 'react-router';
import type { Ticket } from '#contract/board/tickets.ts';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from '#web/board/tickets/ticket-page/edit-failure.tsx';
import { useEditField } from '#web/board/tickets/ticket-page/use-edit-field.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import type { EditProps, FieldView, InputProps } from './field-view.ts';

type Members = EditProps['members'];

const unassigned = 'Unassigned';

const optionsOf = (members: Members) => [
  { value: null, label: unassigned },
  ...members.map(({ id, name }) => ({ value: id, label: name })),
];

/** "Assigned to": a click opens a select with "Unassigned" and the project members. */
function EditAssignee({ ticket, members, membersFailure }: EditProps) {
  const edit = useEditField(ticket, 'assigneeId');
  const nameOf = (id: number | null | undefined) =>
    members.find((member) => member.id === id)?.name ?? unassigned;
  return (
    <>
      <EditChoice
        edit={edit}
        label="Assignee"
        value={ticket.assigneeId}
        options={optionsOf(withFormerMember(members, ticket))}
        onChoose={(assigneeId) => void edit.save({ assigneeId })}
      >
        <PersonPiece size="sm" name={ticket.assigneeName} seed={ticket.assigneeId ?? undefined} />
        {ticket.assigneeName ?? unassigned}
      </EditChoice>
      <EditFailure
        edit={edit}
        versions={{
          theirs: edit.theirs?.assigneeName ?? unassigned,
          mine: nameOf(edit.mine?.assigneeId),
        }}
      />
      {membersFailure && (
        <LoadFailure className="my-1.5" onRetry={membersFailure.retry}>
          {membersFailure.message}
        </LoadFailure>
      )}
      {ticket.assigneeId !== null && (
        <Link
          to={paths.publicProfile(ticket.assigneeId)}
          className="link inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
        >
          View profile
          <span className="sr-only"> of {ticket.assigneeName}</span>
        </Link>
      )}
    </>
  );
}

/** A finished ticket can still be assigned to someone who has left. */
function withFormerMember(members: Members, { assigneeId, assigneeName }: Ticket): Members {
  if (assigneeId === null || members.some(({ id }) => id === assigneeId)) return members;
  return [...members, { id: assigneeId, name: assigneeName ?? '' }];
}

const AssigneeInput = ({
  ref,
  value,
  onChange,
  members,
  membersFailure,
}: InputProps<number | null>) => (
  <Select
    label="Assignee"
    {...{ ref, value, onChange }}
    options={optionsOf(members)}
    error={membersFailure}
  />
);

export const assignee: FieldView<number | null> = {
  term: 'Assigned to',
  Edit: EditAssignee,
  Input: AssigneeInput,
};
