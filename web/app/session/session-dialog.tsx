import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { ExternalLogins } from '#web/accounts/sign-up/external-logins.tsx';
import { SignInForm } from '#web/accounts/sign-up/sign-in-form.tsx';
import { call } from '#web/lib/api/api.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { subscribeToOtherTabs } from '#web/lib/api/page-owner.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { focusDialog } from '#web/ui/overlays/focus-dialog.ts';
import { PasskeySignIn } from '#web/routes/accounts/parts/passkey-sign-in.tsx';
import { SecondStep } from '#web/routes/accounts/parts/second-step.tsx';

type SessionDialogProps = {
  /** Whose session ended. */
  person: Profile;
  /** Whether someone else’s session took its place. */
  isReplaced: boolean;
  onSignedIn: (profile: Profile) => void;
  /** Someone signed in in another tab. */
  onNoticed: (profile: Profile) => void;
  onGiveUp: () => void;
};

/** Signs in again, over the page. Signing in in another tab works too. */
export function SessionDialog({
  person,
  isReplaced,
  onSignedIn,
  onNoticed,
  onGiveUp,
}: SessionDialogProps) {
  const [methods, setMethods] = useState<SecondStepWays>();
  const checkSession = useEffectEvent(async () => {
    if (hasSession()) onNoticed(await call('GET /auth/me'));
  });
  useEffect(() => {
    const check = () => void checkSession().catch(() => {});
    window.addEventListener('focus', check);
    const unsubscribe = subscribeToOtherTabs(check);
    return () => {
      window.removeEventListener('focus', check);
      unsubscribe();
    };
  }, []);
  const requireSecondStep = (required: SecondStepWays) => {
    focusDialog();
    setMethods(required);
  };
  return (
    <Dialog
      size="sm"
      coversPage
      initialFocus={false}
      title={isReplaced ? `Sign in as ${person.firstName}` : 'Your session has ended'}
      description="Sign in again to continue where you were. Nothing you typed is lost."
      footer={
        <Button variant="quiet" onClick={onGiveUp}>
          Leave this page
        </Button>
      }
    >
      {methods && (
        <SecondStep
          methods={methods}
          onSignedIn={onSignedIn}
          onBack={() => setMethods(undefined)}
        />
      )}
      {!methods && person.hasPassword && (
        <SignInForm email={person.email} onSignedIn={onSignedIn} onSecondStep={requireSecondStep} />
      )}
      <div className="not-first:mt-4">
        <PasskeySignIn onSignedIn={onSignedIn} />
      </div>
      <p className="mb-2.5 text-sm text-soft not-first:mt-5">
        {person.hasPassword ? 'Or sign' : 'Sign'} in with one of these in a new tab, then come back
        here.
      </p>
      <ExternalLogins inNewTab />
    </Dialog>
  );
}
