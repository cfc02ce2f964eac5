import type { ProjectCard } from '#contract/projects/projects.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { useOpenPlaces } from '#web/projects/projects/joining/use-open-places.tsx';

type ProjectTeamProps = { project: ProjectCard; isVisitor: boolean };

/** The team, drawn large, with its open places to press. */
export function ProjectTeam({ project, isVisitor }: ProjectTeamProps) {
  const { members, teamSize, status } = project;
  const { places, renderOpenPlace, dialog } = useOpenPlaces({ project, isVisitor });
  return (
    <section
      aria-label={status === 'Completed' ? 'Who built it' : 'Team'}
      className="grid grid-cols-1 justify-items-center gap-4 rounded-lg border border-line bg-surface px-4 py-8"
    >
      {status === 'Completed' && <h2 className="text-xl">Who built it</h2>}
      <TeamPuzzle
        size="xl"
        className="w-full justify-center"
        members={membersOf(project)}
        teamSize={status === 'Completed' ? members.length : teamSize}
        lookingFor={places.flatMap(({ label }) => label ?? [])}
        linkTo={(member) => paths.publicProfile(member.id)}
        renderOpenPlace={renderOpenPlace}
      />
      <p className="text-sm text-soft">{describePlaces(project)}</p>
      {dialog}
    </section>
  );
}

function describePlaces(project: ProjectCard): string {
  const { status, currentMembers, teamSize, reservedPlaces, reservedUntil, can, hasAsked } =
    project;
  const reserved = reservedPlaces === 0 ? '' : `, ${formatCount(reservedPlaces, 'reserved spot')}`;
  const members = `${currentMembers} / ${teamSize} members${reserved}`;
  if (status === 'Completed') return 'This project is complete.';
  if (reservedUntil) return members;
  const isFull = countFreePlaces(project) === 0;
  if (isFull && !can.ask && !hasAsked) return `${members}. Team is full`;
  if (hasAsked) return `${members}. You’ve asked to join.`;
  if (isFull) return `${members}. A spot opens soon.`;
  if (can.ask) return `${members}. Choose an opening to ask to join.`;
  return can.join ? `${members}. Choose an opening to join.` : members;
}
