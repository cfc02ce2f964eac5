import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

/** Asks leads what's next for their team after its hackathon. */
export function NextStepNotice({ project }: { project: Project }) {
  const { id, name, hackathon } = project;
  const answer = useAnswer(id);
  const press = (chosen: Answer) =>
    // The mutation says what failed.
    void answer.mutateAsync(chosen).then(
      () => toast({ tone: 'success', title: thanks[chosen](name) }),
      () => undefined,
    );
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            busy={answer.isPending && answer.variables === 'continue'}
            onClick={() => press('continue')}
          >
            Keep building
          </Button>
          <Button
            size="sm"
            busy={answer.isPending && answer.variables === 'rest'}
            onClick={() => press('rest')}
          >
            Take a break
          </Button>
          <ButtonLink size="sm" to={paths.projectSettings(id, 'finish')}>
            Complete it
          </ButtonLink>
        </div>
      }
    >
      What’s next for {name}? Keep building after {hackathon?.name ?? 'the hackathon'}, and it’s
      listed with other projects so people can find its open roles.
    </Notice>
  );
}

type Answer = 'continue' | 'rest';

const thanks: Record<Answer, (name: string) => string> = {
  continue: (name) => `${name} continues`,
  rest: (name) => `${name} is taking a break`,
};

function useAnswer(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      call('PUT /projects/{projectId}/next-step', { params: { projectId }, body: { answer } }),
    onError: (error) => toastFailure('Nothing changed', error),
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
}
