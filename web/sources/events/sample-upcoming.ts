import type { UpcomingSource } from '#web/gatherings/events/source.ts';
import { listUpcomingEvents } from '#web/site/sample/events/events.ts';

/** The made-up events of the next nine days, by themselves, so that Home loads no others. */
export const source: UpcomingSource = {
  note: 'These events are made up.',
  list: listUpcomingEvents,
};
