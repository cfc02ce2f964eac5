import type { ReactNode } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { Page } from '#web/ui/page/page.tsx';
import { useJoining } from '#web/projects/projects/joining/use-joining.ts';
import { OpenRoles } from './open-roles.tsx';
import { ProjectFacts, TimeAndLanguages } from './project-facts.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ProjectTeam } from './project-team.tsx';

type ProjectPageProps = {
  project: ProjectCard;
  isVisitor: boolean;
  /** How an open role suits the person. */
  renderFit: (roleId: number) => ReactNode;
  /** The project's badge, for its members. */
  badge: ReactNode;
  /** More that one can do with the project. */
  menu?: ReactNode;
};

/** Everything about a project that anyone may see. */
export function ProjectPage({ project, isVisitor, renderFit, badge, menu }: ProjectPageProps) {
  const joining = useJoining(project);
  const shared = { project, isVisitor, joining };
  return (
    <Page className="grid grid-cols-1 gap-6">
      <ProjectHeader {...shared} menu={menu} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6">
          <ProjectTeam {...{ project, isVisitor }} />
          {project.summary && project.status === 'Completed' && (
            <section aria-labelledby="built" className="grid grid-cols-1 gap-2">
              <h2 id="built" className="text-xl">
                What the team built
              </h2>
              <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
                {project.summary}
              </p>
            </section>
          )}
          <section aria-labelledby="about" className="grid grid-cols-1 gap-2">
            <h2 id="about" className="text-xl">
              About
            </h2>
            <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
              {project.description}
            </p>
          </section>
          <TimeAndLanguages project={project} />
          <OpenRoles {...shared} renderFit={renderFit} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ProjectFacts project={project} />
          {badge}
        </div>
      </div>
    </Page>
  );
}
