import type { Member } from '#contract/teams/members.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useChangeMember } from './queries.ts';

type ChangeLeadProps = {
  projectId: number;
  member: Member;
  isSelf: boolean;
  onClose: () => void;
};

/** Makes a member a lead or ends that, after saying what it means. */
export function ChangeLead({ projectId, member, isSelf, onClose }: ChangeLeadProps) {
  const change = useChangeMember(projectId);
  const { id: userId, name, isLead } = member;
  const confirm = async () => {
    try {
      await change.mutateAsync({ userId, isLead: !isLead });
      toast({
        tone: 'success',
        title: isLead ? `${name} is no longer a lead` : `${name} is a lead now`,
      });
    } catch (error) {
      toastFailure(`Couldn’t change ${name}`, error);
    }
    onClose();
  };
  const what = isSelf
    ? 'You won’t be able to'
    : isLead
      ? 'They won’t be able to'
      : 'They’ll be able to';
  const after = isSelf
    ? ' You stay on the team. Only another lead can make you a lead again.'
    : isLead
      ? ' They stay on the team. We’ll tell them.'
      : ' We’ll tell them.';
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      tone={isLead ? 'danger' : 'primary'}
      title={
        isSelf
          ? 'Stop leading this project?'
          : isLead
            ? `Remove ${name} as lead?`
            : `Make ${name} a lead?`
      }
      confirm={isSelf ? 'Stop leading' : isLead ? 'Remove as lead' : 'Make lead'}
      busy={change.isPending}
      onConfirm={() => void confirm()}
    >
      {what} change the project’s settings, invite people, answer requests to join, choose
      everyone’s role and remove members.{after}
    </ConfirmDialog>
  );
}
