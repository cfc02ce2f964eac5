import { useState } from 'react';
import type { Member } from '#contract/members.ts';
import { useDraft } from '#web/lib/draft.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useDismissMember } from './queries.ts';

type DismissMemberProps = { projectId: number; member: Member; onClose: () => void };

/** Asks for the sentence that someone who is removed is emailed. */
export function DismissMember({ projectId, member, onClose }: DismissMemberProps) {
  const [note, setNote] = useDraft(`dismiss-${projectId}-${member.id}`);
  const [error, setError] = useState<string>();
  const dismiss = useDismissMember(projectId);
  const send = async () => {
    if (note.trim().length < 3) {
      setError('Write at least a sentence.');
      return;
    }
    try {
      await dismiss.mutateAsync({ userId: member.id, note });
      setNote('');
      toast({ tone: 'success', title: `Removed ${member.name} from the team` });
      onClose();
    } catch (problem) {
      setError(getErrorMessage(problem, 'Couldn’t remove them. Please try again.'));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove ${member.name}?`}
      description="Their open tickets become unassigned, and they can’t rejoin for 90 days."
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
