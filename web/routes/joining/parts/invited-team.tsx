import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { listOpenPlaces } from '#web/projects/projects/joining/open-places.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';

type InvitedTeamProps = { projectId: number; role: string };

/** The team as a puzzle with a socket for the person who is invited. */
export function InvitedTeam({ projectId, role }: InvitedTeamProps) {
  const { data: project, isError } = useQuery(projectQuery(projectId));
  if (isError && !project) return null;
  const places = project ? listOpenPlaces(project) : [];
  const own = Math.max(
    0,
    places.findIndex((place) => place.role?.name === role),
  );
  const others = places.flatMap(({ label }, at) => (at === own ? [] : (label ?? [])));
  return (
    // As high as the puzzle will be.
    <div className="aspect-[400/68] max-w-md">
      {project && (
        <TeamPuzzle
          size="cover"
          members={membersOf(project)}
          teamSize={project.status === 'Completed' ? project.members.length : project.teamSize}
          lookingFor={['You', ...others]}
        />
      )}
    </div>
  );
}
