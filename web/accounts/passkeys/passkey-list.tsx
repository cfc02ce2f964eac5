import { useState } from 'react';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useRemovePasskey } from './queries.ts';

/** A list of passkeys, each with a button to remove it. */
export const PasskeyList = ({ passkeys }: { passkeys: Passkey[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {passkeys.map((passkey) => (
      <PasskeyRow key={passkey.id} passkey={passkey} />
    ))}
  </ul>
);

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [asking, setAsking] = useState(false);
  const remove = useRemovePasskey();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: `Removed “${name}”` }),
      onError: (error) => toastFailure(`Couldn’t remove “${name}”`, error),
      onSettled: () => setAsking(false),
    });
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">
          Added <TimeAgo iso={createdAt} />
          {lastUsedAt && (
            <>
              , last used <TimeAgo iso={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove “${name}”?`}
        confirm="Remove passkey"
        busy={remove.isPending}
        onConfirm={confirm}
      >
        You won’t be able to sign in with it anymore. Delete it on your device as well.
      </ConfirmDialog>
    </li>
  );
}
