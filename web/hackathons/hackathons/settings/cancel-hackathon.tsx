import { useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useCancelHackathon } from '#web/hackathons/hackathons/queries.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type CancelHackathonProps = { hackathon: Hackathon };

/** Cancels a hackathon and tells everyone why. */
export function CancelHackathon({ hackathon }: CancelHackathonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-soft">
        We’ll tell everyone who signed up why. Existing teams keep their projects. This can’t be
        undone.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel this hackathon
      </Button>
      {isOpen && <CancelDialog hackathon={hackathon} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CancelDialog({ hackathon, onClose }: CancelHackathonProps & { onClose: () => void }) {
  const { slug, name } = hackathon;
  const [reason, setReason] = useDraft(`cancel-hackathon-${slug}`);
  const cancel = useCancelHackathon(slug);
  const { container, errorOf } = useServerErrors(cancel.error, ['reason'], { reason });
  const send = async () => {
    try {
      await cancel.mutateAsync(reason);
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
      open
      onOpenChange={onClose}
      title={`Cancel ${name}?`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => void send()}>
            Cancel the hackathon
          </Button>
        </>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-4">
        <FormFailure
          error={cancel.error}
          fields={['reason']}
          fallback="Couldn’t cancel the hackathon. Try again."
        />
        <TextArea
          label="Why?"
          hint="We email this to everyone who signed up."
          rows={4}
          maxLength={600}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
