import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Invitation } from '#contract/joining/invitations.ts';
import type { InvitationState } from '#contract/values/vocabulary.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { invitationsQuery, useRevokeLink } from './queries.ts';

const stateNames: Record<InvitationState, string> = {
  sent: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** Who was invited by name. While they load or can't, the list of links says so. */
export function InvitedPeople({ projectId }: { projectId: number }) {
  const { data } = useQuery(invitationsQuery(projectId));
  return (
    <ul
      aria-label="Invited people"
      className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden"
    >
      {data
        ?.filter(({ user }) => user !== null)
        .map((invitation) => (
          <Item key={invitation.id} projectId={projectId} invitation={invitation} />
        ))}
    </ul>
  );
}

function Item({ projectId, invitation }: { projectId: number; invitation: Invitation }) {
  const { id, user, role, state, invitedBy, createdAt, expiresAt, isOpen } = invitation;
  const withdraw = useRevokeLink(projectId);
  const onError = (error: unknown) => toastFailure('Couldn’t withdraw the invitation', error);
  if (!user || !state) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Link to={paths.publicProfile(user.id)} className="wrap-anywhere hover:underline">
            {user.name}
          </Link>
          <Badge>{stateNames[state]}</Badge>
        </p>
        <p className="text-sm text-soft">
          {role && `${role} · `}
          {invitedBy ? `by ${invitedBy.name}` : 'by a former member'} on{' '}
          {formatDate(new Date(createdAt))}
          {isOpen && ` · until ${formatDate(new Date(expiresAt))}`}
        </p>
      </div>
      {isOpen && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Withdraw the invitation for ${user.name}`}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(id, { onError })}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
