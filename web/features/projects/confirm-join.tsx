import { useRef, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import type { Role } from '#contract/roles.ts';
import { paths, projectAnchor } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { JoinFailure } from './join-failure.tsx';
import { RoleDetails } from './role-details.tsx';
import { joinFailure, useJoin } from './use-join.ts';

type ConfirmJoinProps = {
  project: Project;
  /** The role of the place that was pressed, if it has one. */
  role: Role | undefined;
  toPage: { to: string; state: unknown };
  onClose: () => void;
};

/** Asks whether to join, so that nobody joins by touching a card by accident. */
export default function ConfirmJoin({ project, role, toPage, onClose }: ConfirmJoinProps) {
  const [open, setOpen] = useState(true);
  const joinButton = useRef<HTMLButtonElement>(null);
  const join = useJoin(project);
  const confirm = () =>
    join.mutate(role ? { roleId: role.id } : {}, { onSuccess: () => setOpen(false) });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="sm"
      isShort
      title={role ? `Join ${project.name} as ${role.name}?` : `Join ${project.name}?`}
      initialFocus={joinButton}
      finalFocus={() => (join.isSuccess && findTeamSpaceLink(project.id)) || true}
      footer={
        <>
          <ButtonLink {...toPage} variant="quiet" className="mr-auto -ml-2.5">
            View project
          </ButtonLink>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button ref={joinButton} variant="primary" busy={join.isPending} onClick={confirm}>
            {join.isPending ? 'Joining...' : 'Join team'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        {role && <RoleDetails role={role} />}
        <p>You become a member at once, and can leave the team at any time.</p>
        <JoinFailure>
          {join.error ? getErrorMessage(join.error, joinFailure) : undefined}
        </JoinFailure>
      </div>
    </Dialog>
  );
}

/** After joining, the place that was pressed is a member's. */
const findTeamSpaceLink = (projectId: number) =>
  document.querySelector<HTMLElement>(
    `#${projectAnchor(projectId)} a[href="${paths.teamWorkspace(projectId)}"]`,
  );
