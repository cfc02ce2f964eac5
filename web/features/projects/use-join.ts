import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import { call } from '#web/lib/api.ts';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { projectQuery, projectsKey, replaceProject, userProjectsQuery } from './queries.ts';

export const joinFailure = 'Couldn’t join the project. Please try again.';

/** Joins a project's team, in a role or without one. */
export function useJoin({ id: projectId, name }: Project) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { roleId?: number }) => {
      await call('POST /projects/{projectId}/members', { body, params: { projectId } });
      replaceProject(client, await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }));
    },
    onSuccess: () => {
      celebrate();
      toast({ title: `You’ve joined ${name}`, tone: 'success' });
      void client.invalidateQueries({ queryKey: userProjectsQuery.queryKey });
    },
    // What is shown was out of date.
    onError: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}
