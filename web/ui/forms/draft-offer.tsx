import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type DraftOfferProps = { what: string; onContinue: () => void; onDiscard: () => void };

/** Offers to continue with or discard an unsaved draft. */
export const DraftOffer = ({ what, onContinue, onDiscard }: DraftOfferProps) => (
  <Notice tone="info" className="mt-3">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 flex-1 basis-48">You have an unsaved {what}.</span>
      <Button size="sm" onClick={onContinue}>
        Continue editing
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        Discard<span className="sr-only"> the unsaved {what}</span>
      </Button>
    </div>
  </Notice>
);
