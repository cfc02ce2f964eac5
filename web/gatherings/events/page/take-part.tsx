import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { eventPath } from '#web/gatherings/events/event-paths.ts';
import { EventCapacity } from '#web/gatherings/events/event-capacity.tsx';
import { isFull, joinLabel } from '#web/gatherings/events/join-event.tsx';
import { useJoining } from '#web/gatherings/events/use-joining.ts';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';
import { eventFile } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { describeState } from './describe-state.ts';

type TakePartProps = { event: LiveEvent; isSignedIn: boolean };

/** How many are going, what someone is in an event, and how they join or leave it. */
export function TakePart({ event, isSignedIn }: TakePartProps) {
  const { id, state, canceledAt, endsAt, waiting, can } = event;
  const [isAsking, setAsking] = useState(false);
  const { join, isPending } = useJoining(event, () => {
    setAsking(false);
    // The pressed button is gone.
    focusHeading();
  });
  const now = useNow();
  const isPast = canceledAt !== null || Date.parse(endsAt) <= now;
  const isIn = state === 'going' || state === 'waiting';
  const hasOpening = state === 'waiting' && !isFull(event);
  const leave = () => (state === 'going' && waiting > 0 ? setAsking(true) : join(false));
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <EventCapacity event={event}>{null}</EventCapacity>
      <p className="text-body empty:hidden">{describeState(event, { isPast })}</p>
      {!isPast && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {!isSignedIn && (
            <ButtonLink variant="primary" to={paths.loginFor(eventPath(id))}>
              {joinLabel(event)}
            </ButtonLink>
          )}
          {isSignedIn && can.join && (!isIn || hasOpening) && (
            <Button variant="primary" busy={isPending} onClick={() => join(true)}>
              {joinLabel(event)}
            </Button>
          )}
          {isIn && (
            <Button busy={isPending} onClick={leave}>
              {state === 'going' ? 'Leave event' : 'Leave waiting list'}
            </Button>
          )}
        </div>
      )}
      {!isPast && (
        <a
          href={eventFile(id)}
          className={classNames(
            buttonClasses({ variant: 'quiet', size: 'sm' }),
            '-ml-2.5 justify-self-start',
          )}
        >
          <CalendarDays aria-hidden className="size-4" />
          Add to calendar
        </a>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Leave this event?"
        confirm="Leave event"
        cancel="Stay"
        busy={isPending}
        onConfirm={() => join(false)}
      >
        The next person on the waiting list gets your spot.
      </ConfirmDialog>
    </div>
  );
}
