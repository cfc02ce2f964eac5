import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnCredential } from '#contract/profiles/credentials.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { credentialFile, verifyCredentials } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ownCredentialsQuery, useRevokeCredential } from './queries.ts';

/** Your credentials, and how to get one. */
export function OwnCredentials() {
  const { data, error, refetch } = useQuery(ownCredentialsQuery);
  if (error && !data)
    return (
      <LoadFailure onRetry={refetch}>
        Couldn’t load your credentials. {getErrorMessage(error, '')}
      </LoadFailure>
    );
  if (!data) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-base">Credentials</h3>
      <p className="max-w-measure text-body text-soft">{describe(data.areAvailable)}</p>
      <ul className="grid grid-cols-1 divide-y divide-line empty:hidden">
        {data.credentials.map((one) => (
          <Item key={one.id} credential={one} />
        ))}
      </ul>
      <a href={verifyCredentials} className="link justify-self-start text-sm">
        Verify a credential
      </a>
    </div>
  );
}

const describe = (areAvailable: boolean) =>
  areAvailable
    ? 'A signed record of your work that anyone can verify. You need 14 days on a team and three reviewed tickets, or a ranked hackathon result.'
    : 'Credentials need a public address. This server only runs on your computer.';

function Item({ credential: { id, title, issuedAt } }: { credential: OwnCredential }) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeCredential();
  const confirm = () =>
    revoke.mutate(id, {
      onError: (error) =>
        toast({
          tone: 'error',
          title: 'Couldn’t revoke the credential',
          description: getErrorMessage(error, 'Try again.'),
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <Link to={paths.credential(id)} className="link font-semibold">
          {title}
        </Link>{' '}
        <span className="text-sm text-soft">{formatDate(new Date(issuedAt))}</span>
      </p>
      <a href={credentialFile(id)} download className={buttonClasses({ size: 'sm' })}>
        Download<span className="sr-only"> “{title}”</span>
      </a>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        Revoke<span className="sr-only"> “{title}”</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revoke this credential?"
        confirm="Revoke"
        busy={revoke.isPending}
        onConfirm={confirm}
      >
        Anyone who verifies the file will see that it’s revoked. This can’t be undone, but you can
        get a new one.
      </ConfirmDialog>
    </li>
  );
}
