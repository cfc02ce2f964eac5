import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '#contract/joining/invitations.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { invitationsQuery, useRevokeLink } from './queries.ts';

/** The links that leads created, and who used them. */
export function LinkList({ projectId }: { projectId: number }) {
  const query = useQuery(invitationsQuery(projectId));
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the links. Try again." />;
  return (
    <ul
      aria-label="Links"
      className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden"
    >
      {data
        .filter(({ user }) => user === null)
        .map((invitation) => (
          <Item key={invitation.id} projectId={projectId} invitation={invitation} />
        ))}
    </ul>
  );
}

function Item({ projectId, invitation }: { projectId: number; invitation: Invitation }) {
  const { id, role, invitedBy, mostUses, uses, createdAt, expiresAt, isOpen, usedBy } = invitation;
  const revoke = useRevokeLink(projectId);
  const onError = (error: unknown) => toastFailure('Couldn’t revoke the link', error);
  const name = `${role || 'Any role'}, ${formatDate(new Date(createdAt))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {role || 'Any role'} {!isOpen && <Badge>Closed</Badge>}
        </p>
        <p className="text-sm text-soft">
          {invitedBy ? `By ${invitedBy.name}` : 'By a former member'} on{' '}
          {formatDate(new Date(createdAt))} · used {uses} of {mostUses}
          {isOpen && ` · until ${formatDate(new Date(expiresAt))}`}
        </p>
        {usedBy.length > 0 && (
          <p className="text-sm wrap-anywhere">
            Used by {usedBy.map((person) => person.name).join(', ')}
          </p>
        )}
      </div>
      {isOpen && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Revoke the link for ${name}`}
          busy={revoke.isPending}
          onClick={() => revoke.mutate(id, { onError })}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
