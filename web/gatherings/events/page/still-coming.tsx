import type { LiveEvent } from '#contract/gatherings/events.ts';
import { useJoining } from '#web/gatherings/events/use-joining.ts';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Asks someone shortly before a limited event, because others may be waiting for their spot. */
export function StillComing({ event }: { event: LiveEvent }) {
  const { join, isPending } = useJoining(event, focusHeading);
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" busy={isPending} onClick={() => join(true)}>
            Yes, I’m coming
          </Button>
          <Button size="sm" busy={isPending} onClick={() => join(false)}>
            No, I can’t
          </Button>
        </span>
      }
    >
      <strong>Still coming?</strong> If you can’t, someone else gets your spot.
    </Notice>
  );
}
