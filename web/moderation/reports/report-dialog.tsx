import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReportedSubject, ReportForm } from '#contract/moderation/reports.ts';
import { type ReportReason, reportReasons } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { reasonNames } from '#web/lib/report-reason-names.ts';
import { useTabDraft } from '#web/lib/drafts/tab-draft.ts';
import { useServerErrors } from '#web/lib/forms/use-server-errors.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';

type ReportDialogProps = {
  subject: ReportedSubject;
  /** What is reported, such as "Aino Salo" or "this comment". */
  name: string;
  /** Of a hackathon that isn't listed. */
  code?: string | undefined;
  /** A visitor can leave an address for the answer. */
  isVisitor: boolean;
  onClose: () => void;
};

const reportFields = ['reason', 'text', 'email'];

/** Reports something to the admins. */
export default function ReportDialog({
  subject,
  name,
  code,
  isVisitor,
  onClose,
}: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useDraft(`report-${subject.kind}-${subject.id}`);
  const [email, setEmail] = useTabDraft('report-email');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: ReportForm) => call('POST /reports', { body }),
    onSuccess: () => {
      setText('');
      toast({
        tone: 'success',
        title: 'Thank you for your report',
        ...((!isVisitor || email) && { description: 'We’ll email you what the admins decide.' }),
      });
      onClose();
    },
  });
  const { container, errorOf } = useServerErrors(error, reportFields, { reason, text, email });
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Report ${name}`}
      description="The admins of this site will look at it. No one else will know that you reported it."
      footer={
        <DialogActions
          onCancel={onClose}
          busy={isPending}
          // The server answers if no reason is chosen.
          onClick={() => mutate({ subject, reason: reason!, text, email, ...(code && { code }) })}
        >
          Send report
        </DialogActions>
      }
    >
      <div ref={container} className="grid grid-cols-1 gap-5">
        <FormFailure
          error={error}
          fields={reportFields}
          fallback="Couldn’t send your report. Try again."
        />
        <Select<ReportReason | null>
          label="Reason"
          error={errorOf('reason')}
          value={reason}
          onChange={setReason}
          options={[
            { value: null, label: 'Choose a reason' },
            ...reportReasons.map((value) => ({ value, label: reasonNames[value] })),
          ]}
        />
        <TextArea
          error={errorOf('text')}
          label={reason === 'other' ? 'What happened' : 'What happened (optional)'}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isVisitor && (
          <Field
            label="Your email (optional)"
            hint="Only to tell you what the admins decide."
            error={errorOf('email')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <p className="text-sm text-soft">
          Read what we expect of everyone in the{' '}
          <Link to={paths.conduct} className="link">
            code of conduct
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}
