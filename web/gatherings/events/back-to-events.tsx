import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { eventPath } from './event-paths.ts';

/** The way back from an event. */
export const BackToEvents = () => <Back to={paths.events}>Back to Events</Back>;

/** The way back from the form of an event. */
export const BackToEvent = ({ eventId }: { eventId: number }) => (
  <Back to={eventPath(eventId)}>Back to the event</Back>
);

const Back = ({ to, children }: { to: string; children: string }) => (
  <div>
    <ButtonLink
      to={to}
      variant="quiet"
      size="sm"
      className="-ml-2.5"
      icon={<ArrowLeft aria-hidden className="size-4" />}
    >
      {children}
    </ButtonLink>
  </div>
);
