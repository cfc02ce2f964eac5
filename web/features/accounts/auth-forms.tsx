import { type ReactNode, useState } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { ExternalLogins } from '#web/features/accounts/external-logins.tsx';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { type SecondStepMethods, SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type AuthMode = 'login' | 'register';

type AuthFormsProps = {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** What went wrong before this screen was opened. */
  failure: string | undefined;
  /** What went well before this screen was opened. */
  news: string | undefined;
  /** Where a login that starts elsewhere leads afterwards. */
  next: string;
  /** Called with the address that was typed so far. */
  onForgotPassword: (email: string) => void;
  onSignedIn: (profile: Profile) => void;
  onSecondStep: (ways: SecondStepMethods) => void;
  /** A way to sign in with a passkey. */
  passkey: ReactNode;
};

type Message = { tone: 'error' | 'success'; text: string };

const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

/** Sign in or register: one of two forms, never what the other one said. */
export function AuthForms({
  mode,
  onMode,
  failure,
  news,
  next,
  onForgotPassword,
  onSignedIn,
  onSecondStep,
  passkey,
}: AuthFormsProps) {
  const [message, setMessage] = useState<Message | undefined>(openingMessage({ failure, news }));
  const [email, setEmail] = useState('');
  const switchTo = (other: AuthMode) => {
    setMessage(undefined);
    onMode(other);
  };
  const welcome = (account: { email: string }) => {
    setEmail(account.email);
    onMode('login');
    setMessage({ tone: 'success', text: registered });
  };
  return (
    <div className="grid gap-5">
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {mode === 'login' ? (
        <SignInForm
          email={email}
          onSignedIn={onSignedIn}
          onSecondStep={onSecondStep}
          onForgotPassword={onForgotPassword}
        />
      ) : (
        <RegisterForm onRegistered={welcome} />
      )}
      <p className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or continue with
      </p>
      {mode === 'login' && passkey}
      <ExternalLogins next={next} />
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

function openingMessage({
  failure,
  news,
}: Pick<AuthFormsProps, 'failure' | 'news'>): Message | undefined {
  if (failure) return { tone: 'error', text: failure };
  return news ? { tone: 'success', text: news } : undefined;
}
