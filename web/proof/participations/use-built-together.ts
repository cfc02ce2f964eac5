import { useQuery } from '@tanstack/react-query';
import { uncountedQuery } from '#web/proof/reviews/queries.ts';
import { hasWork } from './describe-work.ts';
import { participationsQuery } from './queries.ts';

/** What "Built together" lists: someone's projects with work, and on your own profile the tickets that don't count yet. */
export function useBuiltTogether({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const { data, error, refetch, isLoading } = useQuery(participationsQuery(userId));
  // If they can't be loaded, the rest is still worth showing.
  const uncounted = useQuery({ ...uncountedQuery, enabled: isOwn });
  const uncountedIn = (projectId: number) =>
    uncounted.data?.filter((ticket) => ticket.projectId === projectId) ?? [];
  const shown = data?.filter((one) => hasWork(one) || uncountedIn(one.project.id).length > 0);
  return {
    shown,
    uncountedIn,
    error,
    refetch,
    isLoading: isLoading || uncounted.isLoading,
  };
}

/** The IDs of the projects that "Built together" lists. */
export const projectIdsOf = (shown: ReturnType<typeof useBuiltTogether>['shown'] = []) =>
  new Set(shown.map(({ project }) => project.id));
