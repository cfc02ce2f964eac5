import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The way back from a page about an event. */
export const BackToEvents = () => (
  <div>
    <ButtonLink
      to={paths.events}
      variant="quiet"
      size="sm"
      className="-ml-2.5"
      icon={<ArrowLeft aria-hidden className="size-4" />}
    >
      Back to Events
    </ButtonLink>
  </div>
);
