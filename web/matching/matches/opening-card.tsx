import { Link } from 'react-router';
import type { OpeningForMe } from '#contract/matching/matches.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { describeSpots } from '#web/projects/projects/joining/open-places.ts';
import { bestReasons } from './best-reasons.ts';
import { ReasonList } from './reason-list.tsx';

type OpeningCardProps = { opening: OpeningForMe; onDismiss: () => void };

/** A role on a team, and why it may suit the person. */
export function OpeningCard({ opening, onDismiss }: OpeningCardProps) {
  const { project, role } = opening;
  const to = paths.openRole({ projectId: project.id, roleId: role.id });
  return (
    <article
      id={openingAnchor(project.id)}
      tabIndex={-1}
      aria-labelledby={`${openingAnchor(project.id)}-name`}
      className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-4 focus-within:border-accent hover:border-edge"
    >
      <TeamPuzzle
        members={membersOf(project)}
        teamSize={project.teamSize}
        lookingFor={project.lookingFor}
      />
      <div>
        <h3
          dir="auto"
          id={`${openingAnchor(project.id)}-name`}
          className="text-lg leading-snug wrap-anywhere"
        >
          <Link to={to} className="hover:text-accent hover:underline">
            {project.name}
          </Link>
        </h3>
        <p className="text-sm text-soft wrap-anywhere">{describeRole(opening)}</p>
      </div>
      <p dir="auto" className="line-clamp-1 text-body sm:line-clamp-2 leading-snug text-soft">
        {project.description}
      </p>
      <ReasonList reasons={bestReasons(opening, 2)} isOwn />
      <div className="mt-auto flex flex-wrap justify-end gap-2">
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Not for me: ${project.name}`}
          onClick={onDismiss}
        >
          Not for me
        </Button>
        <ButtonLink
          size="sm"
          variant="offered"
          to={to}
          aria-label={`View project: ${project.name}`}
        >
          View project
        </ButtonLink>
      </div>
    </article>
  );
}

export const openingAnchor = (projectId: number) => `opening-${projectId}`;

const describeRole = ({ project, role, asked }: OpeningForMe) =>
  [
    role.name,
    describeSpots(role, project),
    ...(project.joining === 'ask' ? ['By request'] : []),
    ...(asked > 0 ? [`${asked} asked`] : []),
  ].join(dot);
