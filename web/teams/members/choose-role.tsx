import type { Member } from '#contract/teams/members.ts';
import type { Role } from '#contract/teams/roles.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useChangeMember } from './queries.ts';

type ChooseRoleProps = {
  projectId: number;
  member: Member;
  roles: readonly Role[];
  label: string;
};

/** Gives a member another role of those with a free place, or none. Saved right away. */
export function ChooseRole({ projectId, member, roles, label }: ChooseRoleProps) {
  const change = useChangeMember(projectId);
  const save = (roleId: number | null) =>
    change.mutate(
      { userId: member.id, roleId },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            title: `${member.name}: ${roles.find(({ id }) => id === roleId)?.name ?? 'No role'}`,
            id: `role-${member.id}`,
          }),
        onError: (error) => toastFailure(`Couldn’t change ${member.name}`, error),
      },
    );
  return (
    <Select
      label={label}
      hideLabel
      size="sm"
      className="w-48"
      disabled={!member.can.chooseRole}
      value={member.roleId}
      onChange={save}
      options={[
        {
          value: null,
          // The name stays when the role is deleted.
          label: member.roleId === null && member.role ? member.role : 'No role',
        },
        ...roles
          .filter(({ id, free }) => free > 0 || id === member.roleId)
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
