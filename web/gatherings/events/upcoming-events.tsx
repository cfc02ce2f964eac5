import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { SampleNote } from '#web/ui/sample.tsx';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { EventDate } from './event-date.tsx';
import type { UpcomingSource } from './source.ts';

/** The next three events and a link to all of them. */
export function UpcomingEvents({ source }: { source: UpcomingSource }) {
  const [events] = useState(() => source.list(new Date()).slice(0, 3));
  return (
    <section aria-labelledby="upcoming-events">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="upcoming-events" className="text-xl sm:text-2xl">
          Upcoming Events
        </h2>
        <Link to={paths.events} className="link inline-flex items-center gap-1 font-medium">
          View All Events
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-3">
        {events.map((event) => (
          <EventCard key={event.id} event={event} href={source.hrefOf?.(event) ?? paths.events} />
        ))}
      </ul>
      {source.note && (
        <div className="mt-2">
          <SampleNote>{source.note}</SampleNote>
        </div>
      )}
    </section>
  );
}

const EventCard = ({ event, href }: { event: CalendarEvent; href: string }) => (
  <li className="flex flex-col rounded-lg border border-line bg-surface p-4">
    <p className="flex items-center gap-1.5 text-sm font-semibold text-accent">
      <CalendarDays aria-hidden className="size-4" />
      <EventDate event={event} />
    </p>
    <h3 className="mt-1.5 text-lg">{event.title}</h3>
    <p className="mt-1.5 line-clamp-3 text-body text-soft">{event.description}</p>
    <div className="mt-auto flex items-center justify-between gap-3 pt-4">
      <p className="flex min-w-0 items-center gap-1.5 text-sm text-soft">
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{event.location}</span>
      </p>
      <Link to={href} aria-label={`Join ${event.title}`} className={buttonClasses({ size: 'sm' })}>
        Join
      </Link>
    </div>
  </li>
);
