import { lazy, Suspense, useState } from 'react';
import type { ProjectWithRoles } from '#contract/teams/roles.ts';
import type { ProjectStatus } from '#contract/values/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

type InviteButtonProps = {
  person: { id: number; name: string };
  projects: readonly (ProjectWithRoles & { status: ProjectStatus; can: { edit: boolean } })[];
  /** The role that's chosen at first. */
  roleId?: number;
  /** In a list of people for one team, where it only says "Invite". */
  isShort?: boolean;
};

/** Invites someone to one of the projects that the person leads. */
export function InviteButton({ person, projects, roleId, isShort = false }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const led = projects.filter(({ can, status }) => can.edit && status !== 'Completed');
  if (led.length === 0) return null;
  return (
    <>
      {isShort ? (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Invite<span className="sr-only"> {person.name}</span>
        </Button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>Invite to a team</Button>
      )}
      <Suspense>
        {isOpen && (
          <InviteDialog {...{ person, roleId }} projects={led} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
