import { call } from '#web/lib/api/api.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** The prefix of everything that comes from a project's repository. */
const repositoryKey = (projectId: number) => ['repository', projectId] as const;

const paramsOf = (projectId: number) => ({ params: { projectId: String(projectId) } });

export const repositoryQuery = (projectId: number) =>
  callQuery(
    [...repositoryKey(projectId), 'latest'],
    'GET /projects/{projectId}/repository',
    paramsOf(projectId),
  );

export const deliveriesQuery = (projectId: number) =>
  callQuery(
    [...repositoryKey(projectId), 'deliveries'],
    'GET /projects/{projectId}/repository/deliveries',
    paramsOf(projectId),
  );

export const referencesQuery = ({ projectId, ticketId }: { projectId: number; ticketId: number }) =>
  callQuery(
    [...repositoryKey(projectId), 'ticket', ticketId],
    'GET /projects/{projectId}/tickets/{ticketId}/references',
    { params: { projectId: String(projectId), ticketId: String(ticketId) } },
  );

/** The project's page says whether a repository is connected. */
const useRepositoryChange = <Variables, Result>(
  projectId: number,
  mutationFn: (variables: Variables) => Promise<Result>,
) => useChange(mutationFn, { queryKey: repositoryKey(projectId) }, projectQuery(projectId));

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
