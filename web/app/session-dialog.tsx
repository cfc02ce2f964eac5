import { useEffect, useEffectEvent } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { call } from '#web/lib/api.ts';
import { hasSession } from '#web/lib/cookies.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type SessionDialogProps = {
  email: string;
  onSignedIn: (profile: Profile) => void;
  onGiveUp: () => void;
};

/** Signing in again, over the page as it is. Signing in in another tab counts as well. */
export default function SessionDialog({ email, onSignedIn, onGiveUp }: SessionDialogProps) {
  const lookAgain = useEffectEvent(async () => {
    if (hasSession()) onSignedIn(await call('GET /users/profile'));
  });
  useEffect(() => {
    const look = () => void lookAgain();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return (
    <Dialog
      open
      size="sm"
      initialFocus={false}
      title="Your session has ended"
      description="Sign in again to continue where you were. Nothing you typed is lost."
      footer={
        <Button variant="quiet" onClick={onGiveUp}>
          Leave this page
        </Button>
      }
    >
      <SignInForm email={email} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
