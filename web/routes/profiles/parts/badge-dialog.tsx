import type { Profile } from '#contract/profiles/profiles.ts';
import { fullName } from '#contract/values/full-name.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgeSnippet } from '#web/site/badges/badge-snippet.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type BadgeDialogProps = {
  profile: Pick<Profile, 'id' | 'firstName' | 'lastName'>;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | boolean;
};

/** A badge that links to the profile. */
export default function BadgeDialog({ profile, open, onClose, finalFocus }: BadgeDialogProps) {
  return (
    <Dialog
      isShort
      title="Badge for your README"
      onOpenChange={(next) => !next && onClose()}
      {...{ open, finalFocus }}
    >
      <BadgeSnippet
        kind="profiles"
        id={profile.id}
        name={fullName(profile)}
        path={paths.publicProfile(profile.id)}
      />
    </Dialog>
  );
}
