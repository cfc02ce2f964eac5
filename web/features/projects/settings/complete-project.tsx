import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { call } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { replaceProject } from '#web/features/projects/queries.ts';

/** Completes a project with a summary of what the team built. */
export function CompleteProject({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  const [summary, setSummary] = useDraft(`completion-${project.id}`);
  const client = useQueryClient();
  const complete = useMutation({
    mutationFn: () =>
      call('POST /projects/{projectId}/completion', {
        params: { projectId: String(project.id) },
        body: { summary },
      }),
    onSuccess: (completed) => {
      replaceProject(client, completed);
      setSummary('');
      setOpen(false);
      toast({ tone: 'success', title: `${completed.name} is complete` });
    },
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">
          {project.status === 'Completed'
            ? 'This project is complete. To reopen it, choose another status under Basics.'
            : 'When you’re done, complete the project. Nobody can join it anymore, and its card says who built it.'}
        </p>
        {project.status !== 'Completed' && (
          <Button onClick={() => setOpen(true)}>Complete project</Button>
        )}
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Complete this project?"
        description="You can reopen it at any time by choosing another status."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" busy={complete.isPending} onClick={() => complete.mutate()}>
              Complete project
            </Button>
          </>
        }
      >
        <TextArea
          label="What did you build? (optional)"
          maxLength={500}
          error={
            complete.error
              ? getErrorMessage(complete.error, 'Couldn’t complete the project. Please try again.')
              : undefined
          }
          value={summary}
          onChange={(event) => setSummary(event.target.value)}
        />
      </Dialog>
    </>
  );
}
