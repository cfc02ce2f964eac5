import type { Member } from '#contract/members.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useRemoveMember } from './queries.ts';

type ConfirmLeavingProps = {
  projectId: number;
  /** The signed-in person, while they are asked. */
  leaving: Member | undefined;
  onLeft: () => void;
  onClose: () => void;
};

/** Asks before someone leaves the team. */
export function ConfirmLeaving({ projectId, leaving, onLeft, onClose }: ConfirmLeavingProps) {
  const remove = useRemoveMember(projectId);
  if (!leaving) return null;
  const confirm = () =>
    remove.mutate(
      { userId: leaving.id },
      {
        onSuccess: () => {
          onClose();
          toast({ tone: 'success', title: 'You left the team' });
          onLeft();
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
      title="Leave this team?"
      confirm="Leave team"
      busy={remove.isPending}
      onConfirm={confirm}
    >
      Your open tickets become unassigned. This opens up a place on the team.
    </ConfirmDialog>
  );
}
