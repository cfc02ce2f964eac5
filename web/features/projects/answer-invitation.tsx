import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type AnswerInvitationProps = { invitationId: number; size: 'sm' | 'md' };

/** Leads someone who is invited to their invitation, which lets them in at once. */
export const AnswerInvitation = ({ invitationId, size }: AnswerInvitationProps) => (
  <ButtonLink
    size={size}
    variant={size === 'sm' ? 'offered' : 'primary'}
    to={paths.ownInvitation(invitationId)}
  >
    Answer your invitation
  </ButtonLink>
);
