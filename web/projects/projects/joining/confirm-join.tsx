import { useEffect, useRef, useState } from 'react';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Role } from '#contract/teams/roles.ts';
import { paths, projectAnchor } from '#web/lib/paths.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AllowanceHint } from '#web/joining/allowances/allowance-hint.tsx';
import { JoinFailure } from './join-failure.tsx';
import { RoleDetails } from './role-details.tsx';
import { useJoinAllowance } from './use-join-allowance.ts';
import { joinFailure, useJoin } from './use-join.ts';

type ConfirmJoinProps = {
  project: ProjectCard;
  /** The role of the place that was pressed, if it has one. */
  role: Role | undefined;
  /** The link to the project's page, elsewhere than there. */
  toPage: { to: string; state: unknown } | undefined;
  /** Joins without asking first. */
  startsNow?: boolean;
  onJoined?: () => void;
  onClose: () => void;
};

/**
 * Asks whether to join, so that nobody joins by touching a place by accident. If the place has no role,
 * or its role has been taken meanwhile, it offers the others.
 */
export default function ConfirmJoin({
  project,
  role,
  toPage,
  startsNow = false,
  onJoined,
  onClose,
}: ConfirmJoinProps) {
  const [open, setOpen] = useState(true);
  const [roleId, setRoleId] = useState(role?.id ?? null);
  const [isTaken, setIsTaken] = useState(false);
  const joinButton = useRef<HTMLButtonElement>(null);
  const roleField = useRef<HTMLSelectElement>(null);
  const join = useJoin(project);
  const others = project.roles.filter(({ id, free }) => free > 0 && id !== role?.id);
  const chosen = project.roles.find(({ id }) => id === roleId);
  useEffect(() => {
    if (isTaken) roleField.current?.focus();
  }, [isTaken]);
  const confirm = () =>
    join.mutate(roleId === null ? {} : { roleId }, {
      onSuccess: () => {
        setOpen(false);
        onJoined?.();
      },
      onError: (error) => {
        if (!isProblem(error, 'role_filled')) return;
        setIsTaken(true);
        setRoleId(null);
      },
    });
  useOnce(confirm, startsNow);
  const { hint, isBlocked } = useJoinAllowance(project);
  const canStillJoin = !isBlocked && (project.can.join || !join.error);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="sm"
      isShort
      title={titleOf(project, { role, isTaken })}
      initialFocus={joinButton}
      finalFocus={() => (join.isSuccess && findTeamSpaceLink(project.id)) || true}
      footer={
        <>
          {toPage && (
            <ButtonLink {...toPage} variant="quiet" className="mr-auto -ml-2.5">
              View project
            </ButtonLink>
          )}
          <Button onClick={() => setOpen(false)}>{canStillJoin ? 'Cancel' : 'Close'}</Button>
          {canStillJoin && (
            <Button ref={joinButton} variant="primary" busy={join.isPending} onClick={confirm}>
              {join.isPending ? 'Joining...' : 'Join team'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <JoinFailure>
          {join.error ? getErrorMessage(join.error, joinFailure) : undefined}
        </JoinFailure>
        {(isTaken || !role) && canStillJoin && others.length > 0 && (
          <Select
            ref={roleField}
            label="Role"
            value={roleId}
            onChange={setRoleId}
            options={[
              { value: null, label: 'No particular role' },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        {chosen && <RoleDetails role={chosen} project={project} />}
        <p>You become a member right away, and can leave the team at any time.</p>
        <AllowanceHint>{hint}</AllowanceHint>
      </div>
    </Dialog>
  );
}

type Asked = { role: Role | undefined; isTaken: boolean };

function titleOf({ name }: ProjectCard, { role, isTaken }: Asked): string {
  if (isTaken) return `Join ${name} in another role?`;
  return role ? `Join ${name} as ${role.name}?` : `Join ${name}?`;
}

/** After joining, the place that was pressed is a member's. */
function findTeamSpaceLink(projectId: number) {
  const link = `a[href="${paths.teamWorkspace(projectId)}"]`;
  return (
    document.querySelector<HTMLElement>(`#${projectAnchor(projectId)} ${link}`) ??
    document.querySelector<HTMLElement>(`main ${link}`)
  );
}
