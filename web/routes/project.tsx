import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Asking } from '#web/app/asking.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { ProjectPage } from '#web/features/projects/project-page.tsx';
import { ProjectSkeleton } from '#web/features/projects/project-skeleton.tsx';
import { findListedProject, progressQuery, projectQuery } from '#web/features/projects/queries.ts';
import { getErrorMessage, isProblem } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Component as NotFound } from './not-found.tsx';

const MissingProject = lazy(() => import('#web/app/missing-project.tsx'));

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
  const {
    data: project,
    error,
    refetch,
  } = useQuery({
    ...projectQuery(projectId),
    placeholderData: () => findListedProject(client, projectId),
  });
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
        <ProjectPage project={project} isVisitor={me === null} />
      </Asking>
    );
  }
  if (!error) return <ProjectSkeleton />;
  return (
    <div className="grid gap-4">
      <PageTitle>Project</PageTitle>
      <LoadFailure onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load the project. Please try again.')}
      </LoadFailure>
    </div>
  );
}
