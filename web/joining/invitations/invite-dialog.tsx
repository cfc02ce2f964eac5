import { useState } from 'react';
import type { ProjectWithRoles } from '#contract/teams/roles.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AllowanceHint } from '#web/joining/allowances/allowance-hint.tsx';
import { useAllowance } from '#web/joining/allowances/use-allowance.ts';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useInvitePerson } from './person-queries.ts';

type InviteDialogProps = {
  person: { id: number; name: string };
  /** The projects to which they can be invited. At least one. */
  projects: readonly ProjectWithRoles[];
  /** The role that's chosen at first. */
  roleId?: number | undefined;
  onClose: () => void;
};

/** Chooses to which project and in which role someone is invited, with a message. */
export default function InviteDialog({
  person,
  projects,
  roleId: firstRoleId,
  onClose,
}: InviteDialogProps) {
  const [projectId, setProjectId] = useState(projects[0]!.id);
  const [roleId, setRoleId] = useState<number | null>(firstRoleId ?? null);
  const [message, setMessage] = useDraft(`invitation-${person.id}`);
  const invite = useInvitePerson();
  const { hint } = useAllowance('invite');
  const project = projects.find(({ id }) => id === projectId) ?? projects[0]!;
  const roles = project.roles.filter(({ free }) => free > 0);
  const send = async () => {
    try {
      await invite.mutateAsync({ projectId, userId: person.id, roleId, message });
    } catch {
      // Shown in the dialog.
      return;
    }
    setMessage('');
    toast({ tone: 'success', title: `Invited ${person.name} to ${project.name}` });
    onClose();
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={`Invite ${person.name}`}
      description="They have 14 days to answer. Their spot isn’t reserved."
      footer={
        <DialogActions onCancel={onClose} busy={invite.isPending} onClick={() => void send()}>
          Send invitation
        </DialogActions>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Failure error={invite.error} fallback="Couldn’t send the invitation. Try again." />
        {projects.length > 1 && (
          <Select
            label="Project"
            value={projectId}
            onChange={(id) => {
              setProjectId(id);
              setRoleId(null);
            }}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Select
          label="Role"
          value={roleId}
          onChange={setRoleId}
          options={[
            { value: null, label: 'No particular role' },
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextArea
          label="Message (optional)"
          hint="Tell them why you’d like them on the team. No links, because we email this."
          rows={4}
          maxLength={600}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <AllowanceHint>{hint}</AllowanceHint>
      </div>
    </Dialog>
  );
}
