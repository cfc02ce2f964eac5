import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeletedProject } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { addUserProject, projectsKey } from '#web/projects/projects/queries.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

/** The projects that the signed-in person deleted and can still restore. */
export const deletedProjectsQuery = callQuery([...projectsKey, 'deleted'], 'GET /projects/deleted');

export const describeDeleted = ({ restorableUntil }: DeletedProject) =>
  `You can restore it until ${formatDate(new Date(restorableUntil))}.`;

export function useRestoreProject({ id, name }: Pick<DeletedProject, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /projects/{projectId}/restoration', { params: { projectId: id } }),
    onSuccess: (project) => {
      addUserProject(client, project);
      toast({ tone: 'success', title: `Restored ${name}` });
      return client.invalidateQueries({ queryKey: projectsKey });
    },
    onError: (error) => toastFailure(`Couldn’t restore ${name}`, error),
  });
}
