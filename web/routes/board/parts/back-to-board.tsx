import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The way back from a page about a project to its board. */
export const BackToBoard = ({ projectId }: { projectId: number }) => (
  <div>
    <ButtonLink
      to={paths.teamWorkspace(projectId)}
      variant="quiet"
      size="sm"
      className="-ml-2.5"
      icon={<ArrowLeft aria-hidden className="size-4" />}
    >
      Back to Board
    </ButtonLink>
  </div>
);
