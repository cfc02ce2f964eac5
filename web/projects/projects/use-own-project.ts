import { useQuery, useQueryClient } from '@tanstack/react-query';
import { projectQuery, userProjectsQuery } from './queries.ts';

/**
 * One project, at first from the person's own projects if those have already loaded. One that was
 * closed to them is loaded again before it's shown, because they may have joined it since.
 */
export function useOwnProject(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = userProjectsQuery;
  const project = useQuery({
    ...projectQuery(projectId),
    initialData: () => client.getQueryData(queryKey)?.find(({ id }) => id === projectId),
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    refetchOnMount: ({ state: { data } }) => data?.can.open || 'always',
  });
  const { data, isFetching } = project;
  return isFetching && !data?.can.open ? { ...project, data: undefined } : project;
}
