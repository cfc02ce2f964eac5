import type { Ref } from 'react';
import type { Project } from '#contract/projects.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type OpenTeamSpaceProps = { project: Project; ref?: Ref<HTMLAnchorElement> };

/** The way into a team's workspace, which is told at once what it is about. */
export const OpenTeamSpace = ({
  project: { id, name, description, status },
  ref,
}: OpenTeamSpaceProps) => (
  <ButtonLink
    ref={ref}
    size="sm"
    to={paths.teamWorkspace(id)}
    state={{ projectName: name, projectDescription: description, projectStatus: status }}
  >
    Open Team Space
  </ButtonLink>
);
