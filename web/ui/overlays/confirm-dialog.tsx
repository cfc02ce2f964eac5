import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { backdropClasses } from './dialog.tsx';

type ConfirmDialogProps = {
  /** Without it, the dialog is open for as long as it's rendered. */
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** The label of the confirming button, such as "Delete ticket". */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  busy?: boolean;
  tone?: 'danger' | 'primary';
};

/** Asks for confirmation of something that can't be undone. Cancel has the focus. */
export function ConfirmDialog({
  open = true,
  onOpenChange,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  onConfirm,
  busy = false,
  tone = 'danger',
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={backdropClasses} />
        <AlertDialog.Popup
          initialFocus={cancelButton}
          className="floating fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-1/2 p-5 outline-none"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-soft">
            {children}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button ref={cancelButton} onClick={() => onOpenChange(false)}>
              {cancel}
            </Button>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
