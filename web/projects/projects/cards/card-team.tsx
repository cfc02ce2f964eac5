import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { useOpenPlaces } from '#web/projects/projects/joining/use-open-places.tsx';

type CardTeamProps = {
  project: ProjectCard;
  isVisitor: boolean;
  /** The link to the project's page. */
  toPage: { to: string; state: unknown };
};

/** The team across a card, with its open places to press. */
export function CardTeam({ project, isVisitor, toPage }: CardTeamProps) {
  const { members, teamSize, status } = project;
  const { places, renderOpenPlace, dialog } = useOpenPlaces({ project, isVisitor, toPage });
  return (
    <>
      <TeamPuzzle
        size="cover"
        className="px-4 pt-4"
        members={membersOf(project)}
        teamSize={status === 'Completed' ? members.length : teamSize}
        lookingFor={places.flatMap(({ label }) => label ?? [])}
        linkTo={(member) => paths.publicProfile(member.id)}
        renderOpenPlace={renderOpenPlace}
      />
      {dialog}
    </>
  );
}
