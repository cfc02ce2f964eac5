import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths, projectAnchor } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { TagRow } from '#web/ui/text/tag-row.tsx';
import { InactiveSince } from '#web/projects/projects/inactive-since.tsx';
import { difficultyTones } from '#web/projects/projects/project-tones.ts';
import { RepositoryLink } from '#web/projects/projects/repository-link.tsx';
import { StatusBadge } from '#web/projects/projects/status-badge.tsx';
import { CardTeam } from './card-team.tsx';
import { WorkingStyleRow } from './working-style-row.tsx';

type ProjectCardProps = {
  project: ProjectCard;
  /** What the viewer can do: open the team space or join. */
  action: ReactNode;
  /** A visitor signs in before joining in an open place. */
  isVisitor?: boolean;
  /** The level of its heading. */
  level?: 2 | 3;
  /** All of a hackathon's teams are at the same stage, so the status and the difficulty say nothing. */
  inHackathon?: boolean;
};

/** A project in a list, for people looking for a team. */
export function ProjectCard({
  project,
  action,
  isVisitor = false,
  level = 2,
  inHackathon = false,
}: ProjectCardProps) {
  const Heading = `h${level}` as const;
  const {
    id,
    name,
    status,
    difficulty,
    description,
    lookingFor,
    techStack,
    currentMembers,
    teamSize,
  } = project;
  const { pathname, search } = useLocation();
  const toPage = {
    to: paths.project(id),
    // Only the list of projects scrolls to a card.
    state: {
      back: `${pathname}${search}${pathname === paths.projects ? `#${projectAnchor(id)}` : ''}`,
    },
  };
  return (
    <article
      id={projectAnchor(id)}
      tabIndex={-1}
      aria-labelledby={`${projectAnchor(id)}-name`}
      className="@container flex scroll-mt-6 flex-col overflow-hidden rounded-lg skip-offscreen border border-line bg-surface transition-colors focus-within:border-accent hover:border-edge"
    >
      {project.image && (
        <ProjectCover
          name={name}
          image={project.image}
          className="h-13 w-full border-b border-line"
        />
      )}
      <CardTeam {...{ project, isVisitor, toPage }} />
      <div className="flex flex-1 flex-col gap-2 px-4 pt-2.5 pb-3">
        <div className="flex items-start gap-2">
          <Heading
            id={`${projectAnchor(id)}-name`}
            className="line-clamp-2 min-w-0 flex-1 text-lg"
            title={name}
          >
            <Link {...toPage} dir="auto" className="hover:text-accent hover:underline">
              {name}
            </Link>
          </Heading>
          {!inHackathon && <StatusBadge status={status} />}
        </div>
        <p
          dir="auto"
          className="line-clamp-2 text-body leading-snug text-soft empty:hidden sm:min-h-[2lh]"
          title={description}
        >
          {description}
        </p>
        {status === 'Completed' && project.summary && (
          <p
            dir="auto"
            className="line-clamp-2 border-l-2 border-line pl-2 text-sm leading-snug"
            title={project.summary}
          >
            {project.summary}
          </p>
        )}
        <div className="grid grid-cols-1 gap-1">
          {status === 'Completed' ? (
            <TagRow
              label="Built by"
              tags={[...new Set(project.members.map((member) => member.name))]}
            />
          ) : (
            currentMembers < teamSize && <TagRow label="Looking for" tags={lookingFor} />
          )}
          <TagRow label="Tech Stack" tags={techStack} />
          <WorkingStyleRow project={project} />
        </div>
        <div className="mt-auto flex items-end justify-between gap-3 pt-0.5">
          <span className="shrink-0 text-sm text-soft tabular-nums">
            {currentMembers} / {teamSize} members
          </span>
          <InactiveSince day={project.inactiveSince} />
        </div>
        <ProgressBar label="Spots filled" value={currentMembers} max={teamSize} />
        <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-2 @sm:gap-x-3">
          {!inHackathon && <Badge tone={difficultyTones[difficulty]}>{difficulty}</Badge>}
          <RepositoryLink name={name} url={project.githubUrl} />
          <div className="ml-auto">{action}</div>
        </div>
      </div>
    </article>
  );
}
