import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { projectsKey } from '#web/projects/projects/queries.ts';
import { useRestoreProject } from '#web/projects/projects/deleted/restore-project.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

const restorable = 'You can restore it for 7 days.';

type DeleteProjectProps = { project: Project; onDeleted: () => void };

/** Deletes a project whose only member is its creator. Offers to undo it. */
export function DeleteProject({ project, onDeleted }: DeleteProjectProps) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const params = { projectId: String(project.id) };
  const restore = useRestoreProject(project);
  const remove = useMutation({
    mutationFn: () => call('DELETE /projects/{projectId}', { params }),
  });
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      toast({
        id: 'undo',
        tone: 'success',
        title: `Deleted ${project.name}`,
        description: restorable,
        seconds: 20,
        action: { label: 'Undo', onPress: () => restore.mutate() },
      });
      // Refetching now would fail, since the project is gone. The next screen refetches.
      await client.invalidateQueries({ queryKey: projectsKey, refetchType: 'none' });
      onDeleted();
    } catch (error) {
      setAsking(false);
      toastFailure('Couldn’t delete the project', error);
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64">Delete the project with its board. {restorable}</p>
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
        This deletes {project.name} and all its tickets. {restorable}
      </ConfirmDialog>
    </div>
  );
}
