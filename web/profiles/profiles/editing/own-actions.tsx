import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AddEntryButton } from '#web/profiles/profiles/entries/edit-entry-button.tsx';
import { useDialogState } from './use-dialog-state.ts';

const EditProfile = lazy(() => import('./edit-profile.tsx'));
const EditTechStack = lazy(() => import('#web/profiles/profiles/tech-stack/edit-tech-stack.tsx'));

/** The buttons in the header of your own profile. */
export function OwnActions({ profile }: { profile: Profile }) {
  const dialog = useDialogState();
  return (
    <>
      <Button size="sm" onClick={dialog.show} icon={<Pencil aria-hidden className="size-4" />}>
        Edit Profile
      </Button>
      <ButtonLink
        size="sm"
        to={paths.projectSubmission}
        icon={<Plus aria-hidden className="size-4" />}
      >
        Add Project
      </ButtonLink>
      <AddEntryButton kind="experience" />
      <AddEntryButton kind="education" />
      <Suspense>
        {dialog.key && (
          <EditProfile
            key={dialog.key}
            profile={profile}
            open={dialog.isOpen}
            onClose={dialog.hide}
          />
        )}
      </Suspense>
    </>
  );
}

export function EditTechStackButton({ techStack }: Pick<Profile, 'techStack'>) {
  const dialog = useDialogState();
  return (
    <>
      <Button onClick={dialog.show}>Edit Tech Stack</Button>
      <Suspense>
        {dialog.key && (
          <EditTechStack
            key={dialog.key}
            techStack={techStack}
            open={dialog.isOpen}
            onClose={dialog.hide}
          />
        )}
      </Suspense>
    </>
  );
}
