import { useState } from 'react';
import type { ProjectWithRoles } from '#contract/teams/roles.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useWait } from './queries.ts';

type WaitDialogProps = {
  project: ProjectWithRoles;
  token: string | undefined;
  onClose: () => void;
};

/** Asks in which role someone would like a place, before they wait for one. */
export function WaitDialog({ project, token, onClose }: WaitDialogProps) {
  const [roleId, setRoleId] = useState<number | null>(null);
  const wait = useWait(project.id);
  const submit = async () => {
    try {
      await wait.mutateAsync({ roleId, ...(token !== undefined && { token }) });
    } catch {
      // Shown in the dialog.
      return;
    }
    toast({ tone: 'success', title: `You’re on the waiting list for ${project.name}` });
    onClose();
  };
  return (
    <Dialog
      isShort
      size="sm"
      onOpenChange={onClose}
      title={`Join the waiting list for ${project.name}`}
      description="When it’s your turn, we’ll email you and keep a spot for you for 48 hours."
      footer={
        <DialogActions onCancel={onClose} busy={wait.isPending} onClick={() => void submit()}>
          Join the waiting list
        </DialogActions>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Failure error={wait.error} fallback="Couldn’t add you to the list. Try again." />
        <Select
          label="Role"
          value={roleId}
          onChange={setRoleId}
          options={[
            { value: null, label: 'Any role' },
            ...project.roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </Dialog>
  );
}
