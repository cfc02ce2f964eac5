import type { ProjectName } from '#contract/teams/roles.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';

type AskForPlaceProps = {
  project: ProjectName;
  error: Error | null;
  isBusy: boolean;
  /** Returns whether it was sent. */
  onSend: (message: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks a team for the place that's reserved for someone. */
export function AskForPlace({ project, error, isBusy, onSend, onClose }: AskForPlaceProps) {
  const [message, setMessage] = useDraft(`join-request-${project.id}`);
  const send = async () => {
    if (await onSend(message)) setMessage('');
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Ask to join ${project.name}`}
      description="The team reviews every request."
      footer={
        <DialogActions onCancel={onClose} busy={isBusy} onClick={() => void send()}>
          Send request
        </DialogActions>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Failure error={error} fallback="Couldn’t send your request. Try again." />
        <TextArea
          label="Message (optional)"
          hint="Why this project, and what have you built so far? Two sentences are enough."
          rows={5}
          maxLength={600}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Notice>
          You’ll get an answer <strong>within 2 days</strong>, and the spot is yours until then.
        </Notice>
      </div>
    </Dialog>
  );
}
