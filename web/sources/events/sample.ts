import type { EventSource } from '#web/gatherings/events/source.ts';
import { listEvents } from '#web/site/sample/events/events-calendar.ts';
import { showSampleToast } from '#web/ui/sample.tsx';

/** Made-up events. Nothing is sent for them. */
export const source: EventSource = {
  note: 'These are made up; nothing you press is sent.',
  list: listEvents,
  onCreate: () => showSampleToast('You can’t create events yet.'),
  onJoin: () => showSampleToast('You weren’t signed up for this event.'),
};
