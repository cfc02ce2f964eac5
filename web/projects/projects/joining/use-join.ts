import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
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
      // What depends on which teams they're on is loaded again the next time it's shown.
      void client.invalidateQueries({ refetchType: 'none' });
      void client.invalidateQueries({ queryKey: userProjectsQuery.queryKey });
      void client.invalidateQueries(allowancesQuery);
    },
    // What is shown was out of date.
    onError: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}
