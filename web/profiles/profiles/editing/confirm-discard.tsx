import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type ConfirmDiscardProps = {
  isUnsaved: boolean;
  asking: boolean;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Rendered while a dialog is open: only one component at a time can block navigation. */
export function ConfirmDiscard({ isUnsaved, asking, onKeep, onDiscard }: ConfirmDiscardProps) {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  const keep = () => {
    leaving.reset?.();
    onKeep();
  };
  const discard = () => {
    leaving.proceed?.();
    onDiscard();
  };
  return (
    <ConfirmDialog
      open={asking || leaving.state === 'blocked'}
      onOpenChange={keep}
      title="Discard your changes?"
      cancel="Keep editing"
      confirm="Discard changes"
      onConfirm={discard}
    >
      Your changes haven’t been saved.
    </ConfirmDialog>
  );
}
