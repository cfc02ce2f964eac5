import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { TeamPuzzle } from '#web/ui/pieces/team-puzzle.tsx';
import { membersOf } from '#web/ui/pieces/team-slots.ts';
import { TagRow } from '#web/ui/text/tag-row.tsx';

type FinishedTeamProps = {
  team: ProjectCard;
  /** What they called their submission, if it's known. */
  title: string | undefined;
  action: ReactNode;
};

/** A team in the list of a hackathon that's over: what it made, and who was on it. */
export function FinishedTeam({ team, title, action }: FinishedTeamProps) {
  const { id, name, description, members } = team;
  const { pathname, search } = useLocation();
  return (
    <article
      aria-labelledby={`team-${id}`}
      className="@container flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <TeamPuzzle
        size="cover"
        className="px-4 pt-4"
        members={membersOf(team)}
        teamSize={members.length}
        linkTo={(member) => paths.publicProfile(member.id)}
      />
      <div className="flex flex-1 flex-col gap-2 px-4 pt-2.5 pb-3">
        <div>
          <h3 id={`team-${id}`} className="text-lg wrap-anywhere">
            <Link
              to={paths.project(id)}
              state={{ back: `${pathname}${search}` }}
              dir="auto"
              className="hover:text-accent hover:underline"
            >
              {name}
            </Link>
          </h3>
          {title && title !== name && (
            <p dir="auto" className="font-medium wrap-anywhere">
              {title}
            </p>
          )}
        </div>
        <p
          dir="auto"
          className="line-clamp-2 text-body leading-snug text-soft empty:hidden"
          title={description}
        >
          {description}
        </p>
        <TagRow label="Team" tags={[...new Set(members.map((member) => member.name))]} />
        {action && <div className="mt-auto flex justify-end pt-1">{action}</div>}
      </div>
    </article>
  );
}
