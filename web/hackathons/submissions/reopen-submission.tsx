import { useState } from 'react';
import type { ListedSubmission } from '#contract/hackathons/submissions.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import {
  fromLocalDateTime,
  isSkippedHour,
  skippedHour,
  toLocalDateTime,
} from '#web/lib/formats/local-date-time.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { useTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useReopenSubmission } from './queries.ts';

type ReopenSubmissionProps = {
  slug: string;
  team: ListedSubmission;
  /** When the hackathon ends. */
  endsAt: string;
  onClose: () => void;
};

/** An hour from now, or after the end. */
const suggest = (endsAt: string) =>
  toLocalDateTime(new Date(Math.max(serverNow(), Date.parse(endsAt)) + 60 * 60 * 1000));

/** Lets a team submit until a later time. */
export default function ReopenSubmission({ slug, team, endsAt, onClose }: ReopenSubmissionProps) {
  const [suggested] = useState(() => suggest(endsAt));
  const [until, setUntil] = useTabDraft(`reopened-${team.projectId}`, suggested);
  const reopen = useReopenSubmission({ slug, projectId: team.projectId });
  const { container, errorOf } = useServerErrors(reopen.error, ['until'], { until });
  const isSkipped = isSkippedHour(until);
  const send = () =>
    !isSkipped &&
    reopen.mutate(fromLocalDateTime(until)?.toISOString() ?? '', {
      onSuccess: ({ closesAt }) => {
        setUntil('');
        const description = `Until ${formatDateTime(new Date(closesAt))}`;
        toast({ tone: 'success', title: `${team.team} has more time`, description });
        onClose();
      },
    });
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Give ${team.team} more time`}
      description="We’ll notify the team and log your decision."
      footer={
        <DialogActions onCancel={onClose} busy={reopen.isPending} onClick={send}>
          Give more time
        </DialogActions>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-4">
        <FormFailure
          error={reopen.error}
          fields={['until']}
          fallback="Couldn’t give more time. Try again."
        />
        <Field
          label="Until"
          type="datetime-local"
          hint="After the end, and within a week from now."
          value={until}
          error={isSkipped ? skippedHour : errorOf('until')}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
