import type { Submission } from '#contract/hackathons/submissions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Until when a team can submit, and what is saved. */
export function SubmissionState({ submission }: { submission: Submission }) {
  const { submittedAt, updatedAt, updatedBy, closesAt, reopenedUntil, isClosed, can } = submission;
  const at = (iso: string) => formatDateTime(new Date(iso));
  const saved =
    updatedAt === null
      ? undefined
      : `Saved ${at(updatedAt)}${updatedBy ? ` by ${updatedBy.name}` : ''}.`;
  if (isClosed) return <Notice>An admin closed this project, so it can’t submit anything.</Notice>;
  if (can.edit) {
    const until = `You can change it until ${at(closesAt)}.`;
    const more = reopenedUntil === null ? '' : 'You’ve got more time. ';
    return (
      <Notice tone={saved ? 'success' : 'info'}>
        {more}
        {saved ? `${saved} ${until}` : `Nothing is submitted yet. You have until ${at(closesAt)}.`}
      </Notice>
    );
  }
  return (
    <Notice>
      {submittedAt === null
        ? 'Submissions are closed, and your team didn’t submit anything. Ask the organizers if you need more time.'
        : `Submissions are closed. ${saved ?? ''} The judges see this version.`}
    </Notice>
  );
}
