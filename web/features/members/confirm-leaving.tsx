import type { Member } from '#contract/members.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useRemoveMember } from './queries.ts';

type ConfirmLeavingProps = {
  projectId: number;
  /** The signed-in person, who leaves instead of being removed. */
  personId: number | undefined;
  leaving: Member | undefined;
  onLeft: () => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before someone leaves the team or is removed from it. */
export function ConfirmLeaving({
  projectId,
  personId,
  leaving,
  onLeft,
  onRemoved,
  onClose,
}: ConfirmLeavingProps) {
  const remove = useRemoveMember(projectId);
  if (!leaving) return null;
  const isSelf = leaving.id === personId;
  const confirm = () =>
    remove.mutate(
      { userId: leaving.id },
      {
        onSuccess: () => {
          onClose();
          toast({
            tone: 'success',
            title: isSelf ? 'You left the team' : `${leaving.name} is no longer on the team`,
          });
          if (isSelf) onLeft();
          else onRemoved();
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
      title={isSelf ? 'Leave this team?' : `Remove ${leaving.name}?`}
      confirm={isSelf ? 'Leave team' : 'Remove'}
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {isSelf ? 'Your open tickets become unassigned.' : 'Their open tickets become unassigned.'}{' '}
      This opens up a place on the team.
    </ConfirmDialog>
  );
}
