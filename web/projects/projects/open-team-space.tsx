import { useEffect, useRef } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type OpenTeamSpaceProps = {
  project: ProjectCard;
  /** Whether it is the page's main action. */
  isMain?: boolean;
  /** Takes the focus once when this becomes true: joining replaces the button that was pressed. */
  hasJoined?: boolean;
};

/** Links to the team space, with its name, description and status in the navigation state. */
export function OpenTeamSpace({
  project: { id, name, description, status },
  isMain = false,
  hasJoined = false,
}: OpenTeamSpaceProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a card it's where they pressed. On a page, they may have pressed a role far below it.
    if (hasJoined) link.current?.focus({ preventScroll: !isMain });
  }, [hasJoined, isMain]);
  return (
    <ButtonLink
      ref={link}
      {...(isMain ? { variant: 'primary' } : { size: 'sm' })}
      to={paths.teamWorkspace(id)}
      state={{ projectName: name, projectDescription: description, projectStatus: status }}
    >
      Open Team Space
    </ButtonLink>
  );
}
