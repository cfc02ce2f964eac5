import type { Member } from '#contract/members.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useRemoveMember } from './queries.ts';

type ConfirmRemovalProps = {
  projectId: number;
  removing: Member | undefined;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before someone is removed from the team. */
export function ConfirmRemoval({ projectId, removing, onRemoved, onClose }: ConfirmRemovalProps) {
  const remove = useRemoveMember(projectId);
  if (!removing) return null;
  const confirm = () =>
    remove.mutate(
      { userId: removing.id },
      {
        onSuccess: () => {
          onClose();
          toast({ tone: 'success', title: `${removing.name} is no longer on the team` });
          onRemoved();
        },
        onError: (error) => {
          onClose();
          toast({
            tone: 'error',
            title: 'Nothing changed',
            description: getErrorMessage(error, 'Please try again.'),
          });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${removing.name}?`}
      confirm="Remove"
      busy={remove.isPending}
      onConfirm={confirm}
    >
      Their open tickets become unassigned. This opens up a place on the team.
    </ConfirmDialog>
  );
}
