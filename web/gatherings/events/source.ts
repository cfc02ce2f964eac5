import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CalendarEvent } from '#contract/values/event-card.ts';

/** `events`: in order. */
export type EventListing = { events: readonly CalendarEvent[]; canCreate: boolean };

/** Where the events come from, and where they lead. */
export type EventSource = {
  /** Says that they're made up, if they are. */
  note?: string;
  list: (now: Date) => UseQueryOptions<EventListing, Error, EventListing, string[]>;
  create: ReactNode;
  /** Creates the first one, where none is planned. */
  createFirst?: ReactNode;
  hrefOf?: (event: CalendarEvent) => string;
  /** What the reader can do about one that isn't over. */
  actionOf: (event: CalendarEvent) => ReactNode;
};

/** The next events, for Home. */
export type UpcomingSource = Pick<EventSource, 'note' | 'hrefOf'> & {
  list: (now: Date) => readonly CalendarEvent[];
};
