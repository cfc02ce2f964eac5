import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useAsking } from './asking.ts';
import type { OtherWayProps } from './other-way.tsx';

/** Answers an invitation, takes a reserved place, or waits for one. */
export default function WaitOrAnswer({ project, size, login }: OtherWayProps) {
  const asking = useAsking();
  if (login !== undefined) {
    return (
      <ButtonLink size={size} {...(size === 'sm' && { variant: 'quiet' })} to={login}>
        Tell me when a spot opens
      </ButtonLink>
    );
  }
  if (project.reservedUntil === null && project.invitationId !== null) {
    return (
      <ButtonLink
        size={size}
        variant={size === 'sm' ? 'offered' : 'primary'}
        to={paths.ownInvitation(project.invitationId)}
      >
        Answer your invitation
      </ButtonLink>
    );
  }
  return asking && <asking.WaitForPlace project={project} size={size} />;
}
