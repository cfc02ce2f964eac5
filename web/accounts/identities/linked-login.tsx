import { useState } from 'react';
import type { Identity } from '#contract/accounts/identities.ts';
import { providerNames } from '#contract/values/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { ProviderMark } from '#web/ui/provider-mark.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useLink, useUnlink } from './queries.ts';

type LinkedLoginProps = {
  identity: Identity;
  /** Called on any change, so that an outdated message can be removed. */
  onChange?: (() => void) | undefined;
};

/** An external login with a button to link or unlink it. */
export function LinkedLogin({ identity, onChange }: LinkedLoginProps) {
  const { provider, linked, can } = identity;
  const name = providerNames[provider];
  const [asking, setAsking] = useState(false);
  const link = useLink(provider);
  const unlink = useUnlink(provider);

  const startLinking = () => {
    onChange?.();
    link.mutate(undefined, {
      onError: (error) => toastFailure(`${name} wasn’t linked`, error),
    });
  };
  const confirm = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onChange?.();
        toast({ tone: 'success', title: `${name} was unlinked` });
      },
      onError: (error) => toastFailure(`${name} wasn’t unlinked`, error),
      onSettled: () => setAsking(false),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        <p className="text-sm wrap-anywhere text-soft">{describeState(identity)}</p>
      </div>
      {(can.link || can.unlink) && (
        // The same button for both, so that it keeps the focus.
        <Button
          size="sm"
          busy={link.isPending}
          onClick={linked ? () => setAsking(true) : startLinking}
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
        You won’t be able to sign in with {identity.email} at {name} anymore.
      </ConfirmDialog>
    </li>
  );
}

function describeState({ linked, email, can }: Identity): string {
  if (!linked) return 'Not linked';
  return can.unlink ? `${email}` : `${email} (your only way to sign in)`;
}
