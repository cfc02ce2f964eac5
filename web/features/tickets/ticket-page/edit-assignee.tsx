import type { Ticket } from '#contract/tickets.ts';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { EditChoice } from './edit-choice.tsx';
import { EditFailure } from './edit-failure.tsx';
import { useEditField } from './use-edit-field.ts';

type Assignable = { id: number; name: string };

const unassigned = 'Unassigned';

/** "Assigned to": a click opens a select with "Unassigned" and the project members. */
export function EditAssignee({
  ticket,
  members,
}: {
  ticket: Ticket;
  members: readonly Assignable[];
}) {
  const edit = useEditField(ticket, 'assignee');
  const nameOf = (id: number | null | undefined) =>
    members.find((member) => member.id === id)?.name ?? unassigned;
  const options = [
    { value: null, label: unassigned },
    ...withFormerMember(members, ticket).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <EditChoice
        edit={edit}
        label="Assignee"
        value={ticket.assigneeId}
        options={options}
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
    </>
  );
}

/** A finished ticket can still be assigned to someone who has left. */
function withFormerMember(
  members: readonly Assignable[],
  { assigneeId, assigneeName }: Ticket,
): readonly Assignable[] {
  if (assigneeId === null || members.some(({ id }) => id === assigneeId)) return members;
  return [...members, { id: assigneeId, name: assigneeName ?? '' }];
}
