import { lazy, Suspense, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { Button } from '#web/ui/button.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

type InviteButtonProps = { person: { id: number; name: string }; projects: readonly Project[] };

/** Invites someone to one of the projects that the person leads. */
export function InviteButton({ person, projects }: InviteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const led = projects.filter(({ can, status }) => can.edit && status !== 'Completed');
  if (led.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Invite to a team</Button>
      <Suspense>
        {isOpen && <InviteDialog person={person} projects={led} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
