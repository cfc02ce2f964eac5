import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useNewRecoveryCodes, useRemoveApp, useTurnOff } from './queries.ts';

type AskProps = { open: boolean; onClose: () => void };

export function TurnOff({ open, onClose }: AskProps) {
  const turnOff = useTurnOff();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Turn off two-step sign-in?"
      confirm="Turn off"
      busy={turnOff.isPending}
      onConfirm={() =>
        turnOff.mutate(undefined, {
          onSuccess: () => toast({ tone: 'success', title: 'Two-step sign-in is off' }),
          onError: (error) => toastFailure('Two-step sign-in is still on', error),
          onSettled: onClose,
        })
      }
    >
      Your password, Google or GitHub will be enough to sign in. Your recovery codes will stop
      working.
    </ConfirmDialog>
  );
}

export function RemoveApp({ open, onClose }: AskProps) {
  const remove = useRemoveApp();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Remove your authenticator app?"
      confirm="Remove app"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => toast({ tone: 'success', title: 'Removed your app' }),
          onError: (error) => toastFailure('Couldn’t remove your app', error),
          onSettled: onClose,
        })
      }
    >
      Your passkey stays as the second step.
    </ConfirmDialog>
  );
}

export function NewCodes({
  open,
  onClose,
  onCodes,
}: AskProps & { onCodes: (codes: string[]) => void }) {
  const renew = useNewRecoveryCodes();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Create new recovery codes?"
      confirm="Create new codes"
      tone="primary"
      busy={renew.isPending}
      onConfirm={() =>
        renew.mutate(undefined, {
          onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
          onError: (error) => toastFailure('Couldn’t create new codes', error),
          onSettled: onClose,
        })
      }
    >
      The codes you have now will stop working.
    </ConfirmDialog>
  );
}
