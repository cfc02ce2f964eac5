import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventPath } from '#web/gatherings/events/event-paths.ts';
import { isOver } from '#web/gatherings/events/event-times.ts';
import { nextEventsQuery } from '#web/gatherings/events/queries.ts';
import { UpcomingEvents } from '#web/gatherings/events/upcoming-events.tsx';
import { hasSession } from '#web/lib/api/cookies.ts';
import { isForMembers } from '#web/site/areas/modes.ts';

/** The next real events on Home. Nothing while there are none, or none that the reader may see. */
export default function LiveUpcoming() {
  const { data } = useQuery({
    ...nextEventsQuery,
    enabled: hasSession() || !isForMembers('events'),
  });
  const [now] = useState(() => new Date());
  const next = data?.events.filter((event) => !isOver(event, now)).slice(0, 3) ?? [];
  if (next.length === 0) return null;
  return (
    <UpcomingEvents
      key={next.map(({ id }) => id).join(' ')}
      source={{ list: () => next, hrefOf: ({ id }) => eventPath(id) }}
    />
  );
}
