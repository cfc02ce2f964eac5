import { eventPath, newEventPath } from '#web/gatherings/events/event-paths.ts';
import { JoinEvent } from '#web/gatherings/events/join-event.tsx';
import { eventsQuery } from '#web/gatherings/events/queries.ts';
import type { EventSource } from '#web/gatherings/events/source.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const create = <ButtonLink to={newEventPath}>Create Event</ButtonLink>;

/** The events that people organize here. */
export const liveEvents: EventSource = {
  list: () => eventsQuery,
  create,
  createFirst: create,
  hrefOf: ({ id }) => eventPath(id),
  actionOf: (event) => <JoinEvent event={event} />,
};
