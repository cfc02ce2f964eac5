import { Link } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { EndPause } from '#web/projects/projects/joining/end-pause.tsx';
import { JoiningField } from './joining-field.tsx';

/** Whether people join right away or by request, and who asks. */
export const JoiningSection = ({ project }: { project: Project }) => (
  <>
    {project.isPaused && <EndPause project={project} />}
    <JoiningField />
    {project.joining === 'ask' && (
      <Link to={paths.projectRequests(project.id)} className="link justify-self-start">
        See requests to join
      </Link>
    )}
  </>
);
