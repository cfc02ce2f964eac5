import { dayOf } from '#web/gatherings/events/calendar/calendar.ts';
import type { EventListing, EventSource } from '#web/gatherings/events/source.ts';
import { listEvents } from '#web/site/sample/events/events-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { showSampleToast } from '#web/ui/sample.tsx';

/** Made-up events. Nothing is loaded or sent; the buttons say so. */
export const sampleEvents: EventSource = {
  note: 'These are made up; nothing you press is sent.',
  list: (now) => {
    const all: EventListing = { events: listEvents(now), canCreate: true };
    return {
      queryKey: ['sample-events', dayOf(now)],
      queryFn: () => all,
      initialData: all,
      // Never loaded.
      enabled: false,
    };
  },
  create: (
    <Button onClick={() => showSampleToast('You can’t create events yet.')}>Create Event</Button>
  ),
  actionOf: ({ title }) => (
    <Button onClick={() => showSampleToast('You weren’t signed up for this event.')}>
      Join Event
      <span className="sr-only">: {title}</span>
    </Button>
  ),
};
