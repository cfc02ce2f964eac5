import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The way back from a page of the forum. */
export const BackToForum = () => (
  <div>
    <ButtonLink
      to={paths.forum}
      variant="quiet"
      size="sm"
      className="-ml-2.5"
      icon={<ArrowLeft aria-hidden className="size-4" />}
    >
      Back to Forum
    </ButtonLink>
  </div>
);
