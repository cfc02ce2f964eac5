import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { countEvents } from './calendar/calendar-day.tsx';
import { formatDay, formatMonthOf } from './calendar/calendar.ts';
import { EventCard } from './event-card.tsx';
import { type EventSearch, eventsShown } from './event-search.ts';
import { isOver } from './event-times.ts';
import { NoEvents } from './no-events.tsx';
import type { EventSource } from './source.ts';

type EventListProps = {
  search: EventSearch;
  /** The events that match the search, in all months. */
  found: readonly CalendarEvent[];
  now: Date;
  onChange: (change: Partial<EventSearch>) => void;
  source: Pick<EventSource, 'hrefOf' | 'actionOf'>;
  /** Creates the first one, for those who may. */
  createFirst: ReactNode;
};

/** The events of the shown month or selected day, upcoming ones first. */
export function EventList({ search, found, now, onChange, source, createFirst }: EventListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = eventsShown(found, search);
  const over = shown.filter((event) => isOver(event, now));
  const { hrefOf, actionOf } = source;
  const when = search.day ? `on ${formatDay(search.day)}` : `in ${formatMonthOf(search.month)}`;
  // The pressed button disappears, so the focus moves to the heading.
  const changeAndFocus = (change: Partial<EventSearch>) => {
    onChange(change);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="@container grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-lg outline-none">
          {capitalize(countEvents(shown.length))} {when}
        </h2>
        {search.day && (
          <Button
            size="sm"
            variant="quiet"
            className="pointer-coarse:min-h-11"
            onClick={() => changeAndFocus({ day: null })}
          >
            Show whole month
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <NoEvents {...{ search, found, now, createFirst }} onChange={changeAndFocus} />
      )}
      <EventCards
        events={shown.filter((event) => !isOver(event, now))}
        hrefOf={hrefOf}
        actionOf={actionOf}
      />
      {over.length > 0 && (
        <section aria-labelledby="events-over" className="mt-2">
          <h2 id="events-over" className="mb-3 text-lg">
            Already over
          </h2>
          <EventCards events={over} hrefOf={hrefOf} />
        </section>
      )}
    </div>
  );
}

type EventCardsProps = Pick<EventSource, 'hrefOf'> & {
  events: readonly CalendarEvent[];
  actionOf?: EventSource['actionOf'];
};

const EventCards = ({ events, hrefOf, actionOf }: EventCardsProps) =>
  events.length > 0 && (
    <ul className="grid grid-cols-1 gap-3">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} href={hrefOf?.(event)} action={actionOf?.(event)} />
        </li>
      ))}
    </ul>
  );

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
