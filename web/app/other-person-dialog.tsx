import type { Profile } from '#contract/profiles.ts';
import { fullName } from '#contract/full-name.ts';
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
export function OtherPersonDialog({ owner, other, onContinue, onSignIn }: OtherPersonDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      coversPage
      title={`${fullName(other)} is signed in now`}
      description={`Someone signed in as ${fullName(other)} in another tab. This page belongs to ${fullName(owner)}.`}
      footer={
        <>
          <Button variant="quiet" onClick={onSignIn}>
            Sign in as {owner.firstName}
          </Button>
          <Button onClick={onContinue}>Continue as {other.firstName}</Button>
        </>
      }
    >
      <p>
        Nothing was sent. What {owner.firstName} typed is kept: sign in as {owner.firstName} to go
        on with it.
      </p>
    </Dialog>
  );
}
