import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { deletedProjectsQuery } from '#web/projects/projects/deleted/restore-project.ts';
import { paths } from '#web/lib/paths.ts';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { RedirectHome } from '#web/app/redirect-home.tsx';

/** Sends people away from a project that isn't there: its creator to where it can be restored. */
export default function GoneProject({ projectId }: { projectId: number }) {
  const { data, isPending } = useQuery(deletedProjectsQuery);
  if (isPending) return <ScreenLoading />;
  if (data?.some(({ id }) => id === projectId))
    return <Navigate to={paths.project(projectId)} replace />;
  return <RedirectHome isGone />;
}
