import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeletedProject } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { addUserProject, projectsKey } from '#web/projects/projects/queries.ts';

/** The projects that the signed-in person deleted and can still restore. */
export const deletedProjectsQuery = queryOptions({
  queryKey: [...projectsKey, 'deleted'],
  queryFn: ({ signal }) => call('GET /projects/deleted', { signal }),
});

export const describeDeleted = ({ restorableUntil }: DeletedProject) =>
  `You can restore it until ${formatDate(new Date(restorableUntil))}.`;

/** Restores a project that the person deleted. */
export function useRestoreProject({ id, name }: Pick<DeletedProject, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /projects/{projectId}/restoration', { params: { projectId: id } }),
    onSuccess: (project) => {
      addUserProject(client, project);
      toast({ tone: 'success', title: `Restored ${name}` });
      return client.invalidateQueries({ queryKey: projectsKey });
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: `Couldn’t restore ${name}`,
        description: getErrorMessage(error, 'Try again.'),
      }),
  });
}
