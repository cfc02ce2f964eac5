import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnCredential } from '#contract/profiles/credentials.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { credentialFile, verifyCredentials } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { ownCredentialsQuery, useRevokeCredential } from './queries.ts';

type CredentialsDialogProps = {
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | boolean;
};

/** Your credentials, to download or revoke. */
export default function CredentialsDialog({ onClose, ...dialog }: CredentialsDialogProps) {
  const { data, error, refetch } = useQuery(ownCredentialsQuery);
  return (
    <Dialog
      {...dialog}
      onOpenChange={(next) => !next && onClose()}
      title="Credentials"
      description="Signed records of your work that anyone can verify."
    >
      {!data && <QueryFailure query={{ error, refetch }} what="your credentials" />}
      <ul className="mb-2 grid grid-cols-1 divide-y divide-line empty:hidden">
        {data?.credentials.map((one) => (
          <Item key={one.id} credential={one} />
        ))}
      </ul>
      <a href={verifyCredentials} className="link text-sm">
        Verify a credential
      </a>
    </Dialog>
  );
}

function Item({ credential: { id, title, issuedAt } }: { credential: OwnCredential }) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeCredential();
  const confirm = () =>
    revoke.mutate(id, {
      onError: (error) => toastFailure('Couldn’t revoke the credential', error),
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
