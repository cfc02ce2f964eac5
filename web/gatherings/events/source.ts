import type { CalendarEvent } from '#contract/values/event-card.ts';

/** Where the events come from. */
export type EventSource = {
  /** Says that they're made up, if they are. */
  note?: string;
  /** In order. */
  list: (now: Date) => readonly CalendarEvent[];
  onCreate: () => void;
  onJoin: (event: CalendarEvent) => void;
};

/** The next events, for Home. */
export type UpcomingSource = Pick<EventSource, 'note' | 'list'>;
