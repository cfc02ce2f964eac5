import { useRef, useState } from 'react';
import type { Member } from '#contract/members.ts';
import { useDraft } from '#web/lib/draft.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useDismissMember } from './queries.ts';

type DismissMemberProps = {
  projectId: number;
  member: Member;
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks for the sentence that someone who is removed is emailed. */
export function DismissMember({ projectId, member, onRemoved, onClose }: DismissMemberProps) {
  const [note, setNote] = useDraft(`dismiss-${projectId}-${member.id}`);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
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
      onClose();
      onRemoved?.();
    } catch (problem) {
      setError(getErrorMessage(problem, 'Couldn’t remove them. Please try again.'));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove ${member.name}?`}
      description="Their open tickets become unassigned. For 90 days, they can only come back if a lead invites them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={dismiss.isPending} onClick={() => void send()}>
            Remove from team
          </Button>
        </>
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
