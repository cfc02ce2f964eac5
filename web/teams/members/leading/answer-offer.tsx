import type { ProjectName } from '#contract/teams/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useAcceptProject, useCloseOffer } from './queries.ts';

type OfferedProject = ProjectName & { creator: { username: string } };

/** Asks a member whether they take over the project they were offered. */
export function AnswerOffer({ project }: { project: OfferedProject }) {
  const accept = useAcceptProject(project.id);
  const decline = useCloseOffer(project.id);
  // Uses promises, not mutation callbacks: the offer disappears as soon as it's answered.
  const answer = async (send: () => Promise<unknown>, title: string) => {
    try {
      await send();
      toast({ tone: 'success', title });
    } catch (error) {
      toastFailure('Couldn’t answer the offer', error);
    }
  };
  const acceptOffer = () => void answer(accept.mutateAsync, `${project.name} is yours now`);
  const declineOffer = () => void answer(decline.mutateAsync, 'You declined the offer');
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" busy={accept.isPending} onClick={acceptOffer}>
            Accept
          </Button>
          <Button size="sm" busy={decline.isPending} onClick={declineOffer}>
            Decline
          </Button>
        </div>
      }
    >
      {project.creator.username} would like to hand {project.name} over to you.
    </Notice>
  );
}
