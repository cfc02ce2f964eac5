import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { call } from '#web/lib/api.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { addUserProject, projectsKey } from '#web/features/projects/queries.ts';

type DeleteProjectProps = { project: Project; onDeleted: () => void };

/** Deletes a project whose only member is its creator. Offers to undo it. */
export function DeleteProject({ project, onDeleted }: DeleteProjectProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const params = { projectId: String(project.id) };
  const remove = useMutation({
    mutationFn: () => call('DELETE /projects/{projectId}', { params }),
  });
  const fail = (title: string, error: unknown) =>
    toast({ tone: 'error', title, description: getErrorMessage(error, 'Please try again.') });
  const undo = async () => {
    try {
      addUserProject(client, await call('POST /projects/{projectId}/restoration', { params }));
      toast({ tone: 'success', title: `Restored ${project.name}` });
    } catch (error) {
      fail(`Couldn’t restore ${project.name}`, error);
    }
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      toast({
        id: 'undo',
        tone: 'success',
        title: `Deleted ${project.name}`,
        seconds: 20,
        action: { label: 'Undo', onPress: () => void undo() },
      });
      // Refetching now would fail, since the project is gone. The next screen refetches.
      await client.invalidateQueries({ queryKey: projectsKey, refetchType: 'none' });
      onDeleted();
    } catch (error) {
      setAsking(false);
      fail('Couldn’t delete the project', error);
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64">
        Delete the project with its board. For seven days, it can still be restored.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete project
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this project?"
        confirm="Delete project"
        busy={remove.isPending}
        onConfirm={() => void confirm()}
      >
        This deletes {project.name} and all its tickets. You can undo it right afterwards.
      </ConfirmDialog>
    </div>
  );
}
