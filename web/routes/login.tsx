import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { nextAfterLogin, paths } from '#web/lib/paths.ts';
import { readInvitation } from '#web/lib/pending-invitation.ts';
import { PasskeySignIn } from './accounts/parts/passkey-sign-in.tsx';
import { SecondStep } from './accounts/parts/second-step.tsx';
import { startSession } from '#web/app/session/session.ts';
import { AuthForms, type AuthMode } from '#web/accounts/sign-up/auth-forms.tsx';
import { getExternalLoginError } from '#web/accounts/sign-up/external-logins.tsx';
import { LegalLinks } from '#web/accounts/community/legal-links.tsx';
import { WhoCanSignUp } from '#web/accounts/community/who-can-sign-up.tsx';
import { readBegunJoin } from '#web/projects/projects/joining/begun-join.ts';
import { JoinReason } from '#web/projects/projects/joining/join-reason.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { pendingSecondStepQuery } from '#web/accounts/two-step/queries.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Meeting } from '#web/ui/scenes/meeting.tsx';

export function Component() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { message?: string; mode?: AuthMode } | null };
  const setMode = (chosen: AuthMode) =>
    void navigate(
      { search: `${searchParams}` },
      { replace: true, state: { ...state, mode: chosen } },
    );
  // In this browser. In another one, the confirmation knows what the person wanted.
  const token = readInvitation();
  const invitation = token && paths.pendingInvitation;
  const next = nextAfterLogin(searchParams.get('next') ?? invitation ?? null);
  const begun = readBegunJoin(next);
  const isInvited = token !== undefined && next === paths.pendingInvitation;
  const { profile } = useProfile();
  // Google and GitHub logins redirect here if the account has two-step sign-in on.
  const isSecondStep = searchParams.get('step') === 'second';
  // In the history entry, so that a reload keeps it.
  const mode = state?.mode ?? (begun && !isSecondStep ? 'register' : 'login');
  const pending = useQuery({ ...pendingSecondStepQuery, enabled: isSecondStep });
  const [chosen, setMethods] = useState<SecondStepWays | null>();
  const methods = chosen === undefined ? pending.data : chosen;
  const isExpired = isSecondStep && chosen === undefined && !methods;
  const enter = (profile: Profile) => {
    startSession(profile);
    // Whoever only has a remembered invitation hasn't asked for it this time.
    const hasSignedIn = searchParams.has('next');
    void navigate(next, { replace: true, state: { hasSignedIn } });
  };
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-16 lg:grid-cols-[1fr_27rem]">
      {/* Stays where it is while the form beside it grows. */}
      <div className="sticky top-24 mt-10 max-lg:hidden">
        <Meeting className="mx-auto w-full max-w-md" />
        <p className="mt-6 text-center text-lg text-soft">Every team has a gap shaped like you.</p>
      </div>
      <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-6 sm:px-7">
        <PageTitle
          className="mb-5"
          lead={
            begun ? (
              <JoinReason {...begun} />
            ) : (
              searchParams.has('next') &&
              `${mode === 'login' ? 'Sign in' : 'Sign up'} to continue. We’ll bring you right back.`
            )
          }
        >
          {methods ? 'Two-step sign-in' : mode === 'login' ? 'Sign in' : 'Sign up'}
        </PageTitle>
        {profile && (
          <Notice className="mb-5">
            You’re already signed in as {profile.firstName}.{' '}
            <Link to={next} className="link">
              Continue
            </Link>
            , or use another account.
          </Notice>
        )}
        {methods && (
          <SecondStep methods={methods} onSignedIn={enter} onBack={() => setMethods(null)} />
        )}
        {!methods && !pending.isLoading && (
          <AuthForms
            mode={mode}
            onMode={setMode}
            errorMessage={
              isExpired
                ? 'Your sign-in timed out. Sign in again.'
                : getExternalLoginError(searchParams)
            }
            successMessage={state?.message}
            next={next}
            nextAfterRegistration={isInvited ? paths.invitation(token) : next}
            onForgotPassword={(email) => void navigate(paths.forgotPassword, { state: { email } })}
            onSignedIn={enter}
            onSecondStep={setMethods}
            whoCanSignUp={<WhoCanSignUp isInvited={isInvited} />}
            passkey={<PasskeySignIn onSignedIn={enter} />}
          />
        )}
        <LegalLinks isSigningUp={mode === 'register' && !methods} />
      </div>
    </div>
  );
}
