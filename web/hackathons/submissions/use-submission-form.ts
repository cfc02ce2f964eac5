import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { rememberSent } from '#web/lib/drafts/remember-sent.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { showSubmission, useSaveSubmission } from './queries.ts';
import { isSame, submissionFields, type SubmissionValues, valuesOf } from './submission-values.ts';

/** The form of a submission. A teammate's newer version replaces it if nothing was typed. */
export function useSubmissionForm(submission: Submission) {
  const { projectId } = submission;
  const client = useQueryClient();
  const { form, start: startFrom } = useDraftedForm<SubmissionValues>({
    key: `submission-${projectId}`,
    saved: valuesOf(submission),
  });
  const save = useSaveSubmission(projectId);
  const start = (from: Submission) => startFrom(valuesOf(from));
  const version = useWatch({ control: form.control, name: 'version' });
  const isOutdated = submission.version > version;
  const hasOwn = form.formState.isDirty && !isSame(form.getValues(), submission);
  useEffect(() => {
    if (isOutdated && !hasOwn) start(submission);
  });
  const send = handleSend(form, submissionFields, async (values) => {
    const keepTyped = rememberSent(form);
    const saved = await save.mutateAsync(values);
    // The form first, so that it doesn't count as older than what is shown.
    keepTyped(() => start(saved));
    await showSubmission(client, saved);
    toast({ tone: 'success', title: 'Saved your submission' });
  });
  return { form, send, save, start, version, isOutdated, hasOwn };
}
