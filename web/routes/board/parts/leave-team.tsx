import { isFinished } from '#contract/values/ticket-status.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { StepBack } from '#web/teams/members/leaving/step-back.tsx';
import { isActive, membersQuery, removalKey } from '#web/teams/members/queries.ts';
import { boardQuery } from '#web/board/tickets/queries.ts';
import { paths } from '#web/lib/paths.ts';

type LeaveTeamProps = { projectId: number; personId: number | undefined; onClose: () => void };

/** The dialog to leave a team, with the person's open tickets and who could take them. */
export function LeaveTeam({ projectId, personId, onClose }: LeaveTeamProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: members } = useQuery(membersQuery(projectId));
  const { data: tickets } = useQuery({
    ...boardQuery(projectId),
    enabled: false,
    select: (board) =>
      board.tickets
        .filter(({ status, assigneeId }) => !isFinished(status) && assigneeId === personId)
        .toSorted((one, other) => one.number - other.number),
  });
  const queryKey = ['projects'];
  // Refetching now would fail, since the person is no longer a member. The next screen refetches.
  const leave = async () => {
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    await navigate(paths.projects, { replace: true });
  };
  return (
    <StepBack
      {...{ projectId, personId, onClose }}
      tickets={tickets ?? []}
      teammates={members?.filter((member) => member.id !== personId && isActive(member)) ?? []}
      leavingKey={removalKey(projectId)}
      onLeft={() => void leave()}
      onPlanned={() => void client.invalidateQueries({ queryKey })}
    />
  );
}
