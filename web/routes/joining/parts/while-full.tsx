import { useQuery } from '@tanstack/react-query';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import WaitForPlace from '#web/joining/waitings/wait-for-place.tsx';

type WhileFullProps = {
  projectId: number;
  /** The link that invited the person, if one did. */
  token?: string;
};

/** While a team is full, someone who is invited waits for a place, first in line. */
export function WhileFull({ projectId, token }: WhileFullProps) {
  const { data: project } = useQuery(projectQuery(projectId));
  if (!project || project.status === 'Completed') return null;
  if (countFreePlaces(project) > 0 && !project.reservedUntil) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4">
      {!project.reservedUntil && (
        <p>The team is full right now. Because you’re invited, you’re first in line.</p>
      )}
      <WaitForPlace project={project} size="md" {...(token !== undefined && { token })} />
    </div>
  );
}
