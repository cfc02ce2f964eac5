import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Profile } from '#contract/profiles.ts';
import type { SecondStepWays } from '#contract/two-step.ts';
import { nextAfterLogin, paths } from '#web/app/paths.ts';
import { PasskeySignIn } from '#web/app/passkey-sign-in.tsx';
import { SecondStep } from '#web/app/second-step.tsx';
import { enterAs } from '#web/app/session.ts';
import { AccountEntry, type EntryMode } from '#web/features/accounts/account-entry.tsx';
import { externalFailure } from '#web/features/accounts/external-logins.tsx';
import { useProfile } from '#web/features/profiles/queries.ts';
import { pendingSecondStepQuery } from '#web/features/two-step/queries.ts';
import { HeroPuzzle } from '#web/features/welcome/hero-puzzle.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  const [mode, setMode] = useState<EntryMode>('login');
  const [words] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { message?: string } | null };
  const next = nextAfterLogin(words.get('next'));
  const { profile } = useProfile();
  // Google and GitHub lead back here where the account has a second step.
  const isSecondStep = words.get('step') === 'second';
  const pending = useQuery({ ...pendingSecondStepQuery, enabled: isSecondStep });
  const [chosen, setWays] = useState<SecondStepWays | null>();
  const ways = chosen === undefined ? pending.data : chosen;
  const isOver = isSecondStep && chosen === undefined && !ways;
  const enter = (profile: Profile) => {
    enterAs(profile);
    void navigate(next, { replace: true });
  };
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-16 lg:grid-cols-[1fr_27rem]">
      <div className="max-lg:hidden">
        <HeroPuzzle />
        <p className="mt-6 text-center text-lg text-soft">
          Every team has a place that is shaped like you.
        </p>
      </div>
      <div className="mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-5 py-6 sm:px-7">
        <PageTitle
          className="mb-5"
          lead={words.has('next') ? 'Sign in to continue. You will be brought back.' : undefined}
        >
          {ways ? 'Two-step sign-in' : mode === 'login' ? 'Sign in' : 'Register'}
        </PageTitle>
        {profile && (
          <Notice className="mb-5">
            You are signed in as {profile.firstName}.{' '}
            <Link to={next} className="link">
              Go on
            </Link>
            , or sign in as someone else.
          </Notice>
        )}
        {ways && <SecondStep ways={ways} onSignedIn={enter} onBack={() => setWays(null)} />}
        {!ways && !pending.isLoading && (
          <AccountEntry
            mode={mode}
            onMode={setMode}
            failure={isOver ? 'That took too long. Sign in again.' : externalFailure(words)}
            news={state?.message}
            next={next}
            onForgotPassword={(email) => void navigate(paths.forgotPassword, { state: { email } })}
            onSignedIn={enter}
            onSecondStep={setWays}
            passkey={<PasskeySignIn onSignedIn={enter} />}
          />
        )}
        <p className="mt-5 border-t border-line pt-4 text-center text-sm text-soft">
          <Link to={paths.terms} className="link">
            Terms of Service
          </Link>
          {' and '}
          <Link to={paths.privacy} className="link">
            Privacy Policy
          </Link>
        </p>
      </div>
    </div>
  );
}
