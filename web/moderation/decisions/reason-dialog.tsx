import type { ReactNode } from 'react';
import { minReason } from '#contract/values/vocabulary.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { TextArea } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';

const decisionFields = ['act', 'reason'] as const;
type DecisionField = (typeof decisionFields)[number];

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
  /** Other fields, above the reason, with the errors of the last attempt. */
  renderFields?: (errorOf: (field: DecisionField) => string | undefined) => ReactNode;
  /** Their values. */
  values?: Partial<Record<DecisionField, unknown>>;
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
  hint = 'We email this to both sides and keep it in the log. Don’t name the person who reported it.',
  renderFields,
  values,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useDraft(draft);
  const { container, errorOf } = useServerErrors(error, decisionFields, { ...values, reason });
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
      onOpenChange={onClose}
      title={title}
      footer={
        <DialogActions onCancel={onClose} busy={busy} onClick={() => void send()}>
          {confirm}
        </DialogActions>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-5">
        <FormFailure
          error={error}
          fields={decisionFields}
          fallback="Couldn’t save your decision. Try again."
        />
        {renderFields?.(errorOf)}
        <TextArea
          label="Reason"
          hint={`At least ${minReason} characters. ${hint}`}
          error={errorOf('reason')}
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
