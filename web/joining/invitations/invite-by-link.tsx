import { maxInvitationUses } from '#contract/values/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { copyText } from '#web/ui/forms/copy-text.ts';
import { CreatedLink } from './created-link.tsx';
import { useCreateLink } from './queries.ts';

type InviteByLinkProps = {
  projectId: number;
  freePlaces: number;
  label: string;
  size?: 'sm' | 'md';
};

/** Creates a link for everyone the team has room for, and copies it. */
export function InviteByLink({ projectId, freePlaces, label, size = 'md' }: InviteByLinkProps) {
  const create = useCreateLink(projectId);
  const mostUses = Math.min(freePlaces, maxInvitationUses);
  const invite = () =>
    create.mutate(
      { roleId: null, mostUses, days: 7 },
      { onSuccess: ({ url }) => copyText('Link', url) },
    );
  if (create.data) return <CreatedLink url={create.data.url} />;
  return (
    <>
      <Failure
        error={create.error}
        fallback="Couldn’t create the link. Try again."
        className="mb-2"
      />
      <Button variant="primary" size={size} busy={create.isPending} onClick={invite}>
        {label}
      </Button>
    </>
  );
}
