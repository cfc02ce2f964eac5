import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import type { CalendarEvent } from '#contract/values/event-card.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { useReturnFocus } from '#web/lib/focus/use-return-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { eventPath } from './event-paths.ts';
import { useJoining } from './use-joining.ts';

/** Joins a real event from its card. Once someone has, it leads to the event's page, where they leave. */
export function JoinEvent({ event }: { event: CalendarEvent }) {
  const { id, title, state = null } = event;
  const { join, isPending } = useJoining(event);
  const isIn = state === 'going' || state === 'waiting';
  const link = useReturnFocus<HTMLAnchorElement>(!isIn);
  const about = <span className="sr-only">: {title}</span>;
  if (!hasSession())
    return (
      <ButtonLink to={paths.loginFor(eventPath(id))}>
        {joinLabel(event)}
        {about}
      </ButtonLink>
    );
  if (!isIn)
    return (
      <Button busy={isPending} onClick={() => join(true)}>
        {joinLabel(event)}
        {about}
      </Button>
    );
  const Icon = state === 'going' ? Check : Hourglass;
  return (
    <ButtonLink
      ref={link}
      to={eventPath(id)}
      variant="quiet"
      icon={<Icon aria-hidden className="size-4" />}
    >
      {stateNames[state]}
      {about}
    </ButtonLink>
  );
}

const stateNames = { going: 'You’re going', waiting: 'On the waiting list' };

type Capacity = Pick<CalendarEvent, 'participants' | 'maxParticipants'>;

export const isFull = ({ participants, maxParticipants }: Capacity) =>
  maxParticipants !== null && participants >= maxParticipants;

export const joinLabel = (event: Capacity) => (isFull(event) ? 'Join Waiting List' : 'Join Event');
