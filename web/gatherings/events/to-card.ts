import type { ListedEvent } from '#contract/gatherings/events.ts';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { findTimeThere } from './event-zones.ts';

/** A real event, as a card shows it. */
function toCard(event: ListedEvent): CalendarEvent {
  const { startsAt, endsAt, timeZone: _zone, organizer, location, ...rest } = event;
  const there = findTimeThere(event);
  return {
    ...rest,
    date: new Date(startsAt),
    endDate: new Date(endsAt),
    ...(there && { there }),
    location: location || event.format,
    organizer: organizer
      ? { ...organizer, avatar: organizer.avatar ?? '' }
      : { name: 'Former member', avatar: '' },
  };
}

/** Real events as cards, in order. */
export const toCards = (events: readonly ListedEvent[]): CalendarEvent[] =>
  events.map(toCard).toSorted((one, other) => one.date.getTime() - other.date.getTime());
