import type { InvitationLink } from '#contract/joining/invitations.ts';
import { useLocation } from 'react-router';
import { useOnce } from '#web/lib/use-once.ts';
import { paths } from '#web/lib/paths.ts';
import { forgetInvitation, rememberInvitation } from '#web/lib/pending-invitation.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useInvitationLink } from './queries.ts';

type UseInvitationProps = {
  token: string;
  link: InvitationLink;
  /** A visitor signs up or signs in first, then returns here. */
  isVisitor: boolean;
  onJoined: () => void;
};

/** Joins the team that the person is invited to. */
export function UseInvitation({ token, link, isVisitor, onJoined }: UseInvitationProps) {
  const use = useInvitationLink(token);
  const join = () =>
    use.mutate(undefined, {
      onSuccess: () => {
        forgetInvitation();
        celebrate();
        onJoined();
      },
    });
  const state = useLocation().state as { hasSignedIn?: boolean } | null;
  // They pressed “Sign up to join”.
  useOnce(join, !isVisitor && state?.hasSignedIn === true);
  if (isVisitor) {
    const back = paths.loginFor(paths.pendingInvitation);
    const remember = () => rememberInvitation(token);
    return (
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={back} state={{ mode: 'register' }} onClick={remember}>
          Sign up to join
        </ButtonLink>
        <ButtonLink to={back} onClick={remember}>
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {use.error && (
        <Notice
          tone="error"
          action={
            <ButtonLink size="sm" to={paths.project(link.project.id)}>
              View project
            </ButtonLink>
          }
        >
          {getErrorMessage(use.error, 'Couldn’t join the team. Try again.')}
        </Notice>
      )}
      <div>
        <Button variant="primary" busy={use.isPending} onClick={join}>
          {use.isPending ? 'Joining...' : 'Join the team'}
        </Button>
      </div>
    </div>
  );
}
