import GitFork from 'lucide-react/icons/git-fork';
import Star from 'lucide-react/icons/star';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProjectCover } from '#web/ui/pieces/project-cover.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import type { RecentProject } from './shown-profile.ts';

type RecentProjectsProps = {
  projects: readonly RecentProject[];
  /** Where "View" links to: the team space or the project list. */
  pathOf: (project: RecentProject) => string;
};

/** The projects a person worked on recently. */
export const RecentProjects = ({ projects, pathOf }: RecentProjectsProps) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
    {projects.map((project) => (
      <li
        key={project.id}
        className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface"
      >
        {project.image && (
          <ProjectCover
            name={project.name}
            image={project.image}
            className="h-13 w-full border-b border-line"
          />
        )}
        <div className="flex flex-1 flex-col gap-2 px-4 pt-2.5 pb-3">
          <h3 dir="auto" className="line-clamp-2 text-lg" title={project.name}>
            {project.name}
          </h3>
          <p dir="auto" className="line-clamp-2 text-body leading-snug text-soft">
            {project.description}
          </p>
          <div className="mt-auto flex items-end gap-3">
            <ul aria-label="Technologies" className="flex min-w-0 flex-1 flex-wrap gap-1">
              {project.tech.map((technology) => (
                <li key={technology} className="flex min-w-0">
                  <Tag>{technology}</Tag>
                </li>
              ))}
            </ul>
            <div className="flex items-center gap-4 text-sm text-soft tabular-nums">
              {project.stars > 0 && <Count name="stars" count={project.stars} Icon={Star} />}
              {project.forks > 0 && <Count name="forks" count={project.forks} Icon={GitFork} />}
              <ButtonLink size="sm" to={pathOf(project)}>
                View<span className="sr-only"> {project.name}</span>
              </ButtonLink>
            </div>
          </div>
        </div>
      </li>
    ))}
  </ul>
);

type CountProps = { name: string; count: number; Icon: typeof Star };

const Count = ({ name, count, Icon }: CountProps) => (
  <span className="inline-flex items-center gap-1" title={`${formatNumber(count)} ${name}`}>
    <Icon aria-hidden className="size-4" />
    {formatNumber(count)}
    <span className="sr-only">{name}</span>
  </span>
);
