import type { ReactNode } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type ReasonDialogProps = {
  title: string;
  /** Where the reason is kept while it's typed. */
  draft: string;
  /** The label of the button. */
  confirm: string;
  error: Error | null;
  busy: boolean;
  /** Who reads the reason. */
  hint?: string;
  /** Other fields, above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of a decision, which is emailed to both sides. */
export function ReasonDialog({
  title,
  draft,
  confirm,
  error,
  busy,
  hint = 'We email it to both sides, so don’t say who reported it. It’s kept in the log.',
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useDraft(draft);
  const send = async () => {
    try {
      await onConfirm(reason);
    } catch {
      // Shown in the dialog.
      return;
    }
    setReason('');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {error && (
          <Notice tone="error">
            {getErrorMessage(error, 'Couldn’t save your decision. Please try again.')}
          </Notice>
        )}
        {children}
        <TextArea
          label="Reason"
          hint={hint}
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
