import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectName } from '#contract/teams/roles.ts';
import type { TeamStanding } from '#contract/teams/standing.ts';
import { call } from '#web/lib/api/api.ts';
import { formatWeekday } from '#web/lib/formats/format-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

type PassingProject = ProjectName & {
  creator: { id: number; username: string };
  takeover: TeamStanding['takeover'];
  can: { takeOver: boolean };
};

type TakeoverNoticeProps = { project: PassingProject; personId: number | undefined };

/** Who takes over a project whose creator is gone, with what the person can do about it. */
export function TakeoverNotice({ project, personId }: TakeoverNoticeProps) {
  const { creator, takeover, can } = project;
  const ask = useTakeover(() =>
    call('POST /projects/{projectId}/takeover', { params: { projectId: project.id } }),
  );
  const close = useTakeover(() =>
    call('DELETE /projects/{projectId}/takeover', { params: { projectId: project.id } }),
  );
  if (!takeover) {
    if (!can.takeOver) return null;
    return (
      <Notice
        action={
          <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
            Take over
          </Button>
        }
      >
        {creator.username} hasn’t been active for 3 weeks. You can take over the project. We’ll
        email them, and they have 7 days to say no.
      </Notice>
    );
  }
  const day = formatWeekday(new Date(takeover.until));
  const isCreator = personId === creator.id;
  const isTaker = personId === takeover.userId;
  const label = isCreator ? 'No, I’m still here' : 'Never mind';
  return (
    <Notice
      action={
        (isCreator || isTaker) && (
          <Button
            size="sm"
            variant={isCreator ? 'primary' : 'secondary'}
            busy={close.isPending}
            onClick={() => close.mutate()}
          >
            {label}
          </Button>
        )
      }
    >
      {isCreator
        ? `${takeover.name} would like to take over ${project.name}. Unless you say no, they become its creator on ${day}.`
        : `${isTaker ? 'You’ll take' : `${takeover.name} takes`} over the project on ${day}, unless ${creator.username} says no.`}
    </Notice>
  );
}

function useTakeover(mutationFn: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onError: (error) => toastFailure('Nothing changed', error),
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
}
