import { useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { useCancelHackathon } from '#web/hackathons/hackathons/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CancelDialog } from '#web/ui/overlays/cancel-dialog.tsx';

type CancelHackathonProps = { hackathon: Hackathon };

/** Cancels a hackathon and tells everyone why. */
export function CancelHackathon({ hackathon: { slug, name } }: CancelHackathonProps) {
  const cancel = useCancelHackathon(slug);
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
      {isOpen && (
        <CancelDialog
          what="hackathon"
          name={name}
          draft={`cancel-hackathon-${slug}`}
          hint="We email this to everyone who signed up."
          cancel={cancel}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
