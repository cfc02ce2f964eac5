import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { ownCredentialsQuery, useIssueCredential } from './queries.ts';

/** What a credential is about. `name` tells it apart for screen readers. */
type Subject = { participationId: number } | { resultId: number };
type GetCredentialProps = { subject: Subject; name: string; label?: string };

/** Gets a credential, or opens the one that's there. */
export function GetCredential({ subject, name, label = 'credential' }: GetCredentialProps) {
  const { data } = useQuery(ownCredentialsQuery);
  const issue = useIssueCredential();
  const navigate = useNavigate();
  if (!data) return null;
  const existing = data.credentials.find((one) =>
    'resultId' in subject
      ? one.resultId === subject.resultId
      : one.participationId === subject.participationId,
  );
  const icon = <Award aria-hidden className="size-4" />;
  const about = <span className="sr-only"> for {name}</span>;
  if (existing) {
    return (
      <ButtonLink size="sm" variant="quiet" icon={icon} to={paths.credential(existing.id)}>
        View {label}
        {about}
      </ButtonLink>
    );
  }
  // Nobody could verify one.
  if (!data.areAvailable) return null;
  const get = () =>
    issue.mutate(subject, {
      onSuccess: ({ id }) => void navigate(paths.credential(id)),
      onError: (error) => toastFailure('Couldn’t create the credential', error),
    });
  return (
    <Button size="sm" variant="quiet" icon={icon} busy={issue.isPending} onClick={get}>
      {issue.isPending ? 'Signing...' : `Get ${label}`}
      {about}
    </Button>
  );
}
