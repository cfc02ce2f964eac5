import { useQuery } from '@tanstack/react-query';
import { maxSubmissionText, maxSubmissionTitle } from '#contract/hackathons/submission-limits.ts';
import type { Submission } from '#contract/hackathons/submissions.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { pasteAsMarkdown } from '#web/ui/forms/paste-markdown.ts';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';
import { CompareVersions } from './compare-versions.tsx';
import { submissionQuery } from './queries.ts';
import { SubmissionContent } from './submission-content.tsx';
import { SubmissionState } from './submission-state.tsx';
import { submissionFields } from './submission-values.ts';
import { useSubmissionForm } from './use-submission-form.ts';

/** How often we look whether a teammate has saved something, or the time is over. */
const refetchInterval = 15_000;

/** What a team submits: a form until the end, and then what was saved. */
export function EditSubmission({ projectId }: { projectId: number }) {
  const query = useQuery({ ...submissionQuery(projectId), refetchInterval });
  const { data } = query;
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the submission. Try again." />;
  return (
    <div className="grid w-full max-w-form grid-cols-1 gap-5">
      <SubmissionState submission={data} />
      <Form submission={data} />
    </div>
  );
}

function Form({ submission }: { submission: Submission }) {
  const { can } = submission;
  const { form, send, save, start, version, isOutdated, hasOwn } = useSubmissionForm(submission);
  const field = fieldsOf(form);
  if (!can.edit && !hasOwn)
    return submission.version > 0 ? <SubmissionContent {...submission} /> : null;
  const isStale = isOutdated && hasOwn;
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid grid-cols-1 gap-5">
      <Field label="Title" maxLength={maxSubmissionTitle} {...field('title')} />
      <TextArea
        label="What did you build, and for whom?"
        hint="Supports Markdown. Judges read this first."
        onPaste={pasteAsMarkdown}
        rows={10}
        maxLength={maxSubmissionText}
        {...field('text')}
      />
      <Field label="Code (optional)" type="url" placeholder="https://" {...field('repository')} />
      <Field label="Demo (optional)" type="url" placeholder="https://" {...field('demo')} />
      <Field label="Video (optional)" type="url" placeholder="https://" {...field('video')} />
      {isStale && (
        <CompareVersions
          theirs={submission}
          onKeepOwn={() => form.setValue('version', submission.version)}
          onTakeTheirs={() => start(submission)}
        />
      )}
      {!isProblem(save.error, 'stale_submission') && (
        <FormFailure
          error={save.error}
          fields={submissionFields}
          fallback="Couldn’t save your submission. Try again."
        />
      )}
      {can.edit && (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={save.isPending}
          disabled={isStale}
          className="justify-self-start"
        >
          {save.isPending ? 'Saving...' : version === 0 ? 'Submit' : 'Save changes'}
        </Button>
      )}
    </form>
  );
}
