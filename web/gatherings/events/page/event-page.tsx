import type { ReactNode } from 'react';
import type { LiveEvent } from '#contract/gatherings/events.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { useJoining } from '#web/gatherings/events/use-joining.ts';
import { focusHeading } from '#web/lib/focus/focus-heading.ts';
import { Button } from '#web/ui/button.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventHeading } from './event-heading.tsx';
import { EventPeople } from './event-people.tsx';
import { EventDetails } from './event-details.tsx';
import { TakePart } from './take-part.tsx';

type EventPageProps = {
  event: LiveEvent;
  isSignedIn: boolean;
  /** What else the reader can do with it. */
  menu: ReactNode;
};

/** Everything about an event. */
export const EventPage = ({ event, isSignedIn, menu }: EventPageProps) => (
  <>
    <EventHeading event={event} menu={menu} />
    {event.canceledAt && (
      <Notice tone="error">
        <strong>This event was canceled.</strong>{' '}
        <span dir="auto" className="whitespace-pre-line wrap-anywhere">
          {event.cancelReason}
        </span>
      </Notice>
    )}
    {event.isAsked && <StillComing event={event} />}
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section
        aria-label="About this event"
        className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 lg:col-start-2"
      >
        <EventFacts event={event} />
        <TakePart event={event} isSignedIn={isSignedIn} />
      </section>
      <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-start-1">
        {event.description && <LinkedText>{event.description}</LinkedText>}
        <EventDetails event={event} />
        {event.people && <EventPeople people={event.people} />}
      </div>
    </div>
  </>
);

/** Asks someone shortly before a limited event, because others may be waiting for their spot. */
function StillComing({ event }: { event: LiveEvent }) {
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
