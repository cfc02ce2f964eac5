import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectQuery, userProjectsQuery } from './queries.ts';

/** One project, at first from the person's own projects if those have already loaded. */
export function useOwnProject(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = userProjectsQuery;
  return useQuery({
    ...projectQuery(projectId),
    initialData: () => client.getQueryData(queryKey)?.find(({ id }) => id === projectId),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
  });
}
