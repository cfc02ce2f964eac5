import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';

/** The prefix of everything that comes from a project's repository. */
const repositoryKey = (projectId: number) => ['repository', projectId] as const;

const paramsOf = (projectId: number) => ({ params: { projectId: String(projectId) } });

export const repositoryQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...repositoryKey(projectId), 'latest'],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/repository', { ...paramsOf(projectId), signal }),
  });

export const deliveriesQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...repositoryKey(projectId), 'deliveries'],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/repository/deliveries', { ...paramsOf(projectId), signal }),
  });

export const referencesQuery = ({ projectId, ticketId }: { projectId: number; ticketId: number }) =>
  queryOptions({
    queryKey: [...repositoryKey(projectId), 'ticket', ticketId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/tickets/{ticketId}/references', {
        params: { projectId: String(projectId), ticketId: String(ticketId) },
        signal,
      }),
  });

function useRepositoryChange<Variables, Result>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      // Its page says whether a repository is connected.
      void client.invalidateQueries(projectQuery(projectId));
      return client.invalidateQueries({ queryKey: repositoryKey(projectId) });
    },
  });
}

/** Connects a repository, or replaces its secret. Returns the secret, which isn't shown again. */
export const useRenewSecret = (projectId: number) =>
  useRepositoryChange<void, { address: string; secret: string }>(projectId, () =>
    call('PUT /projects/{projectId}/repository/secret', paramsOf(projectId)),
  );

export const useChangeRepository = (projectId: number) =>
  useRepositoryChange(projectId, (body: { startsTickets: boolean }) =>
    call('PUT /projects/{projectId}/repository', { ...paramsOf(projectId), body }),
  );

export const useDisconnect = (projectId: number) =>
  useRepositoryChange<void, unknown>(projectId, () =>
    call('DELETE /projects/{projectId}/repository', paramsOf(projectId)),
  );
