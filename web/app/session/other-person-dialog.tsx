import type { Profile } from '#contract/profiles/profiles.ts';
import { fullName } from '#contract/values/full-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type OtherPersonDialogProps = {
  /** Whose page this is. */
  owner: Profile;
  /** Who is signed in in this browser now. */
  other: Profile;
  onContinue: () => void;
  onSignIn: () => void;
};

/** Someone else signed in in another tab, so nothing on this page can be sent until one of them decides. */
export const OtherPersonDialog = ({
  owner,
  other,
  onContinue,
  onSignIn,
}: OtherPersonDialogProps) => (
  <Dialog
    size="sm"
    isShort
    coversPage
    title={`${fullName(other)} is signed in now`}
    footer={
      <>
        <Button onClick={onSignIn}>Sign in as {owner.firstName}</Button>
        <Button variant="primary" onClick={onContinue}>
          Continue as {other.firstName}
        </Button>
      </>
    }
  >
    <p>
      Someone signed in as {other.firstName} in another tab. This page is still {fullName(owner)}’s.
      Nothing more was sent, and what {owner.firstName} typed is kept.
    </p>
  </Dialog>
);
