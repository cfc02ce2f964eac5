import type { LiveEvent } from '#contract/gatherings/events.ts';
import { useCancelEvent } from '#web/gatherings/events/queries.ts';
import { CancelDialog } from '#web/ui/overlays/cancel-dialog.tsx';

type CancelEventProps = { event: LiveEvent; onClose: () => void };

/** Cancels an event, or also the later ones of its series, and tells everyone why. */
export const CancelEvent = ({ event: { id, title, later }, onClose }: CancelEventProps) => (
  <CancelDialog
    what="event"
    name={title}
    draft={`cancel-event-${id}`}
    hint="Everyone who’s going or waiting is told this."
    later={later}
    cancel={useCancelEvent(id)}
    onClose={onClose}
  />
);
