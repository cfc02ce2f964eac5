import { useState } from 'react';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from './dialog.tsx';

type Cancellation = { reason: string; andLater: boolean };

type CancelDialogProps = {
  /** Such as "event". */
  what: string;
  name: string;
  /** Under this key, the reason is kept until it’s sent. */
  draft: string;
  /** Who is told the reason. */
  hint: string;
  /** How many later ones of the same series there are. */
  later?: number;
  cancel: {
    mutateAsync: (cancellation: Cancellation) => Promise<unknown>;
    isPending: boolean;
    error: Error | null;
  };
  onClose: () => void;
};

/** Cancels something that others planned to come to, and asks why. */
export function CancelDialog({ later = 0, cancel, onClose, ...about }: CancelDialogProps) {
  const { what, name, hint } = about;
  const [reason, setReason] = useDraft(about.draft);
  const [andLater, setAndLater] = useState(false);
  const { container, errorOf } = useServerErrors(cancel.error, ['reason'], { reason });
  const send = async () => {
    try {
      await cancel.mutateAsync({ reason, andLater });
    } catch {
      // Shown in the dialog.
      return;
    }
    setReason('');
    toast({ tone: 'success', title: `Canceled ${name}` });
    onClose();
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Cancel ${name}?`}
      description="This can’t be undone."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => void send()}>
            Cancel the {what}
          </Button>
        </>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-4">
        <FormFailure
          error={cancel.error}
          fields={['reason']}
          fallback={`Couldn’t cancel the ${what}. Try again.`}
        />
        <TextArea
          label="Why?"
          hint={hint}
          rows={4}
          maxLength={600}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {later > 0 && (
          <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4.5 accent-accent"
              checked={andLater}
              onChange={() => setAndLater(!andLater)}
            />
            Cancel this and later ones ({later})
          </label>
        )}
      </div>
    </Dialog>
  );
}
