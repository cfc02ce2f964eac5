import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { useNavigate } from 'react-router';
import { formatList } from '#web/lib/formats/format-list.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api/api.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { replaceProject } from '#web/projects/projects/queries.ts';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';

type CompleteProjectProps = { project: Project; onCompleted: (project: Project) => void };

/** Whose profiles a completed project is on. */
const describeProfiles = ({ members }: Project) =>
  members.length === 1
    ? 'your profile'
    : `the profiles of ${formatList(members.map(({ name }) => name))}`;

/** Completes a project with a summary of what the team built, which can be changed later. */
export function CompleteProject({ project, onCompleted }: CompleteProjectProps) {
  const isComplete = project.status === 'Completed';
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useDraft(`completion-${project.id}`);
  const [summary, setSummary] = useState(draft);
  const client = useQueryClient();
  const navigate = useNavigate();
  const complete = useMutation({
    mutationFn: () =>
      call('POST /projects/{projectId}/completion', {
        params: { projectId: String(project.id) },
        body: { summary },
      }),
    onSuccess: (completed) => {
      onCompleted(completed);
      replaceProject(client, completed);
      setDraft('');
      setOpen(false);
      if (isComplete) {
        toast({ tone: 'success', title: 'Saved the summary' });
        return;
      }
      celebrate();
      toast({
        tone: 'success',
        title: `${completed.name} is complete`,
        description: `It’s on ${describeProfiles(completed)} now.`,
      });
      void navigate(paths.project(completed.id));
    },
  });
  const ask = () => {
    setSummary(draft || project.summary);
    setOpen(true);
  };
  const summaryAction = project.summary ? 'Edit summary' : 'Add a summary';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">
          {isComplete
            ? 'This project is complete. To reopen it, choose another status under General.'
            : 'When you’re done, complete the project. Nobody can join it anymore, and its card says who built it.'}
        </p>
        <Button ref={button} onClick={ask}>
          {isComplete ? summaryAction : 'Complete project'}
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={isComplete ? summaryAction : 'Complete this project?'}
        description={
          isComplete
            ? 'It’s on the project’s card and page.'
            : 'You can reopen it at any time by choosing another status.'
        }
        finalFocus={() => button.current ?? true}
        footer={
          <DialogActions
            onCancel={() => setOpen(false)}
            busy={complete.isPending}
            onClick={() => complete.mutate()}
          >
            {isComplete ? 'Save summary' : 'Complete project'}
          </DialogActions>
        }
      >
        <TextArea
          label="What did you build? (optional)"
          maxLength={500}
          error={
            complete.error
              ? getErrorMessage(complete.error, 'Couldn’t save it. Try again.')
              : undefined
          }
          value={summary}
          onChange={(event) => {
            setSummary(event.target.value);
            setDraft(event.target.value);
          }}
        />
      </Dialog>
    </>
  );
}
