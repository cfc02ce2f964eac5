import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { replaceProject } from '#web/projects/projects/queries.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

/** Tells leads why nobody can ask to join, and lets them say that they're looking again. */
export function EndPause({ project: { id: projectId } }: { project: ProjectCard }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('DELETE /projects/{projectId}/joining-pause', { params: { projectId } }),
    onSuccess: (project) => {
      replaceProject(client, project);
      toast({ tone: 'success', title: 'People can ask to join again' });
    },
    onError: (error) => toastFailure('Nothing changed', error),
  });
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" busy={end.isPending} onClick={() => end.mutate()}>
          Take requests again
        </Button>
      }
    >
      Requests are paused because the last two got no answer.
    </Notice>
  );
}
