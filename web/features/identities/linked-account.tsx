import { useState } from 'react';
import type { Identity } from '#contract/identities.ts';
import { providerNames } from '#contract/vocabulary.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useLink, useUnlink } from './queries.ts';

type LinkedAccountProps = {
  identity: Identity;
  /** What was told of the list before does not hold any more. */
  onChange?: (() => void) | undefined;
};

/** One external login, and linking or unlinking it. */
export function LinkedAccount({ identity, onChange }: LinkedAccountProps) {
  const { provider, linked, can } = identity;
  const name = providerNames[provider];
  const [asking, setAsking] = useState(false);
  const link = useLink(provider);
  const unlink = useUnlink(provider);

  const beginToLink = () => {
    onChange?.();
    link.mutate(undefined, {
      onError: (error) => tellFailure(`${name} was not linked`, error),
    });
  };
  const confirm = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onChange?.();
        toast({ tone: 'success', title: `${name} was unlinked` });
      },
      onError: (error) => tellFailure(`${name} was not unlinked`, error),
      onSettled: () => setAsking(false),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        <p className="text-sm wrap-anywhere text-soft">{stateOf(identity)}</p>
      </div>
      {(can.link || can.unlink) && (
        // One button for both, so that the focus stays where it was pressed.
        <Button
          size="sm"
          busy={link.isPending}
          onClick={linked ? () => setAsking(true) : beginToLink}
        >
          {linked ? 'Unlink' : 'Link'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unlink ${name}?`}
        confirm={`Unlink ${name}`}
        busy={unlink.isPending}
        onConfirm={confirm}
      >
        You will not be able to sign in with {identity.email} at {name} any more.
      </ConfirmDialog>
    </li>
  );
}

function stateOf({ linked, email, can }: Identity): string {
  if (!linked) return can.link ? 'Not linked' : 'Not available here';
  return can.unlink ? `${email}` : `${email} – your only way to sign in`;
}

const tellFailure = (title: string, error: unknown) =>
  toast({ tone: 'error', title, description: getErrorMessage(error, 'Please try again.') });
