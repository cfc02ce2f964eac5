import { type RefObject, useRef, useState } from 'react';
import type { Member } from '#contract/teams/members.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useDismissMember } from './queries.ts';

type DismissMemberProps = {
  projectId: number;
  member: Member;
  /** Gets the focus when the member is gone, and so is what was pressed. */
  team: RefObject<HTMLElement | null>;
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks for the sentence that someone who is removed is emailed. */
export function DismissMember({ projectId, member, team, onRemoved, onClose }: DismissMemberProps) {
  const [note, setNote] = useDraft(`dismiss-${projectId}-${member.id}`);
  const [open, setOpen] = useState(true);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isRemoved = useRef(false);
  const dismiss = useDismissMember(projectId);
  const send = async () => {
    if (note.trim().length < 3) {
      setError('Write a sentence that tells them why.');
      field.current?.focus();
      return;
    }
    try {
      await dismiss.mutateAsync({ userId: member.id, note });
      setNote('');
      toast({ tone: 'success', title: `Removed ${member.name} from the team` });
      isRemoved.current = true;
      setOpen(false);
      onRemoved?.();
    } catch (problem) {
      setError(getErrorMessage(problem, 'Couldn’t remove them. Try again.'));
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      finalFocus={() => (isRemoved.current && team.current) || true}
      title={`Remove ${member.name}?`}
      description="Their open tickets become unassigned. For 90 days, they can only come back if a lead invites them."
      footer={
        <DialogActions
          onCancel={() => setOpen(false)}
          variant="danger"
          busy={dismiss.isPending}
          onClick={() => void send()}
        >
          Remove from team
        </DialogActions>
      }
    >
      <TextArea
        ref={field}
        label="What you’d like to tell them"
        hint="We email them this sentence."
        maxLength={300}
        error={error}
        value={note}
        onChange={(event) => {
          setError(undefined);
          setNote(event.target.value);
        }}
      />
    </Dialog>
  );
}
