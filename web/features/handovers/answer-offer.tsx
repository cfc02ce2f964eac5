import type { Project } from '#contract/projects.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useAcceptProject, useCloseOffer } from './queries.ts';

/** Asks a member whether they take over the project they were offered. */
export function AnswerOffer({ project }: { project: Project }) {
  const accept = useAcceptProject(project.id);
  const decline = useCloseOffer(project.id);
  const onError = (error: unknown) =>
    toast({
      tone: 'error',
      title: 'Couldn’t answer the offer',
      description: getErrorMessage(error, 'Please try again.'),
    });
  // Uses promises, not mutation callbacks: the offer disappears as soon as it's answered.
  const acceptOffer = () =>
    void accept.mutateAsync().then(() => {
      toast({ tone: 'success', title: `${project.name} is yours now` });
      focusHeading();
    }, onError);
  const declineOffer = () =>
    void decline.mutateAsync().then(() => {
      toast({ title: 'You declined the offer' });
      focusHeading();
    }, onError);
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
