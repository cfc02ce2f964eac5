import type { Ref } from 'react';
import type { Project } from '#contract/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type OpenTeamSpaceProps = {
  project: Project;
  /** Whether it is the page's main action. */
  isMain?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** Links to the team space, with its name, description and status in the navigation state. */
export const OpenTeamSpace = ({
  project: { id, name, description, status },
  isMain = false,
  ref,
}: OpenTeamSpaceProps) => (
  <ButtonLink
    ref={ref}
    {...(isMain ? { variant: 'primary' } : { size: 'sm' })}
    to={paths.teamWorkspace(id)}
    state={{ projectName: name, projectDescription: description, projectStatus: status }}
  >
    Open Team Space
  </ButtonLink>
);
