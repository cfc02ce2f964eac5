import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { ProjectCard as ProjectData } from '#contract/projects/projects.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Asking } from './projects/parts/asking.tsx';
import { Report } from './moderation/parts/report.tsx';
import { useWaitingNews } from './joining/parts/use-waiting-news.ts';
import { RoleFitSkeleton } from '#web/matching/matches/role-fit-skeleton.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { readBegunJoin } from '#web/projects/projects/joining/begun-join.ts';
import { ProjectPage } from '#web/projects/projects/page/project-page.tsx';
import { ProjectSkeleton } from '#web/projects/projects/page/project-skeleton.tsx';
import { findListedProject, progressQuery, projectQuery } from '#web/projects/projects/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Component as NotFound } from './not-found.tsx';

const ProjectBadge = lazy(() => import('#web/site/badges/project-badge.tsx'));
const RoleFit = lazy(() => import('#web/matching/matches/role-fit.tsx'));
const FinishJoining = lazy(() => import('./projects/parts/finish-joining.tsx'));
const MissingProject = lazy(() => import('./projects/parts/missing-project.tsx'));

export function Component() {
  const { projectId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(projectId) ? (
    <Project key={projectId} projectId={Number(projectId)} />
  ) : (
    <NotFound />
  );
}

function Project({ projectId }: { projectId: number }) {
  const client = useQueryClient();
  usePrefetchQuery(progressQuery(projectId));
  const { profile: me } = useProfile();
  const [listed] = useState(() => findListedProject(client, projectId));
  const { data, error, isFetching, refetch } = useQuery(projectQuery(projectId));
  const project = data ?? (error ? undefined : listed);
  useWaitingNews(project);
  const { pathname, search } = useLocation();
  const begun = readBegunJoin(pathname + search);
  if (isProblem(error, 'not_found')) {
    if (me === null) return <NotFound />;
    return (
      <Suspense fallback={<ProjectSkeleton />}>
        <MissingProject projectId={projectId} />
      </Suspense>
    );
  }
  if (project) {
    return (
      <Asking>
        <ProjectPage
          project={project}
          isVisitor={me === null}
          badge={
            project.can.open && (
              <Suspense>
                <ProjectBadge id={project.id} name={project.name} />
              </Suspense>
            )
          }
          renderFit={(roleId) => me && <Fit {...{ project, roleId }} />}
          menu={
            me !== undefined &&
            me?.id !== project.creator.id && (
              <Report
                subject={{ kind: 'project', id: project.id }}
                name={project.name}
                isVisitor={me === null}
              />
            )
          }
        />
        {begun && me && (
          <Suspense>
            <FinishJoining {...{ project, isFetching }} roleId={begun.roleId} />
          </Suspense>
        )}
      </Asking>
    );
  }
  if (!error) return <ProjectSkeleton />;
  return (
    <div className="grid gap-4">
      <PageTitle>Project</PageTitle>
      <QueryFailure query={{ error, refetch }} failure="Couldn’t load the project. Try again." />
    </div>
  );
}

/** How a role suits the person, or for leads, where they find people for it. */
function Fit({ project, roleId }: { project: ProjectData; roleId: number }) {
  if (project.can.edit) {
    return (
      <Link
        to={paths.findPeople({ projectId: project.id, roleId })}
        className="link justify-self-start text-sm"
      >
        Find people for this role
      </Link>
    );
  }
  if (project.can.open) return null;
  return (
    <Suspense fallback={<RoleFitSkeleton />}>
      <RoleFit projectId={project.id} roleId={roleId} />
    </Suspense>
  );
}
