import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { markAllStale } from '#web/lib/api/mark-all-stale.ts';
import { allowancesQuery } from '#web/joining/allowances/queries.ts';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { projectsKey, reloadProject, userProjectsQuery } from '#web/projects/projects/queries.ts';

export const joinFailure = 'Couldn’t join the project. Try again.';

/** Joins a project's team, in a role or without one. */
export function useJoin({ id: projectId }: Pick<ProjectCard, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { roleId?: number }) => {
      const params = { projectId };
      const member = await call('POST /projects/{projectId}/members', { body, params });
      return { member, project: await reloadProject(client, projectId) };
    },
    onSuccess: (joined) => {
      celebrate();
      void import('./welcome-member.ts').then(({ welcomeMember }) => welcomeMember(client, joined));
      void markAllStale(client);
      void client.invalidateQueries({ queryKey: userProjectsQuery.queryKey });
      void client.invalidateQueries(allowancesQuery);
    },
    // What is shown was out of date.
    onError: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}
