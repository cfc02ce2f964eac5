import { useState } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { ExternalLogins } from '#web/features/accounts/external-logins.tsx';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type EntryMode = 'login' | 'register';

type AccountEntryProps = {
  mode: EntryMode;
  onMode: (mode: EntryMode) => void;
  /** What went wrong before this screen was opened. */
  failure: string | undefined;
  onSignedIn: (profile: Profile) => void;
};

type Message = { tone: 'error' | 'success' | 'info'; text: string };

const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

/** Sign in or register: one of two forms, never what the other one said. */
export function AccountEntry({ mode, onMode, failure, onSignedIn }: AccountEntryProps) {
  const [message, setMessage] = useState<Message | undefined>(
    failure ? { tone: 'error', text: failure } : undefined,
  );
  const [email, setEmail] = useState('');
  const switchTo = (next: EntryMode) => {
    setMessage(undefined);
    onMode(next);
  };
  const welcome = (account: { email: string }) => {
    setEmail(account.email);
    onMode('login');
    setMessage({ tone: 'success', text: registered });
  };
  const forgot = () => {
    // oxlint-disable-next-line no-console -- until mailed resets are there, the button only logs
    console.info('Forgot password');
    setMessage({ tone: 'info', text: 'Resetting a password by mail is not available yet.' });
  };
  return (
    <div className="grid gap-5">
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {mode === 'login' ? (
        <SignInForm email={email} onSignedIn={onSignedIn} onForgotPassword={forgot} />
      ) : (
        <RegisterForm onRegistered={welcome} />
      )}
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or continue with
      </p>
      <ExternalLogins />
      <p className="text-center">
        {mode === 'login' ? 'Not a member yet? ' : 'Already a member? '}
        <button
          type="button"
          className="link font-semibold"
          onClick={() => switchTo(mode === 'login' ? 'register' : 'login')}
        >
          {mode === 'login' ? 'Sign up' : 'Sign in'}
        </button>
      </p>
    </div>
  );
}
