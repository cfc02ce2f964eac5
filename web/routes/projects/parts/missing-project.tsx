import { useQuery } from '@tanstack/react-query';
import { DeletedProjectPage } from '#web/projects/projects/deleted/deleted-project-page.tsx';
import { deletedProjectsQuery } from '#web/projects/projects/deleted/restore-project.ts';
import { ProjectSkeleton } from '#web/projects/projects/page/project-skeleton.tsx';
import { Component as NotFound } from '#web/routes/not-found.tsx';

/** What is at the address of a project that isn't there: its creator can restore it. */
export default function MissingProject({ projectId }: { projectId: number }) {
  const { data, isPending } = useQuery(deletedProjectsQuery);
  const deleted = data?.find(({ id }) => id === projectId);
  if (isPending) return <ProjectSkeleton />;
  return deleted ? <DeletedProjectPage project={deleted} /> : <NotFound />;
}
