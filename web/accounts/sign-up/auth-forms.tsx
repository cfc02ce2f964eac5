import { type ReactNode, useState } from 'react';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ExternalLogins } from './external-logins.tsx';
import { LinkSent } from './link-sent.tsx';
import { type Registered, RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AuthMode = 'login' | 'register';

type AuthFormsProps = {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  /** An error to show first, from a failed external login. */
  errorMessage: string | undefined;
  /** A success message to show first, from the screen before. */
  successMessage: string | undefined;
  /** Where external logins go on to. */
  next: string;
  /** Where to go after confirming a registration, also in another browser. */
  nextAfterRegistration: string;
  /** Called with the email typed so far. */
  onForgotPassword: (email: string) => void;
  onSignedIn: (profile: Profile) => void;
  onSecondStep: (methods: SecondStepWays) => void;
  /** The button to sign in with a passkey. */
  passkey: ReactNode;
  /** Says who can sign up. */
  whoCanSignUp: ReactNode;
};

type Message = { tone: 'error' | 'success'; text: string };

const registeredMessage =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

/** The forms to sign in and to register. Switching clears the message. */
export function AuthForms({
  mode,
  onMode,
  errorMessage,
  successMessage,
  next,
  nextAfterRegistration,
  onForgotPassword,
  onSignedIn,
  onSecondStep,
  passkey,
  whoCanSignUp,
}: AuthFormsProps) {
  const [message, setMessage] = useState<Message | undefined>(
    initialMessage({ errorMessage, successMessage }),
  );
  /** Who has just registered, and hasn't confirmed it as far as we know. */
  const [registered, setRegistered] = useState<Registered>();
  const [isWaiting, setIsWaiting] = useState(false);
  const clear = () => {
    setMessage(undefined);
    setIsWaiting(false);
  };
  const switchTo = (other: AuthMode) => {
    clear();
    onMode(other);
  };
  const waitForConfirmation = (account: Registered) => {
    setRegistered(account);
    switchTo('login');
    setIsWaiting(true);
  };
  return (
    <div className="grid gap-5">
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      {isWaiting && registered && (
        <LinkSent
          message={registeredMessage}
          email={registered.email}
          onChangeAddress={() => switchTo('register')}
        />
      )}
      {mode === 'register' && whoCanSignUp}
      {mode === 'login' ? (
        <SignInForm
          email={registered?.email}
          isQuiet={isWaiting}
          onSend={clear}
          onSignedIn={onSignedIn}
          onSecondStep={onSecondStep}
          onForgotPassword={onForgotPassword}
        />
      ) : (
        <RegisterForm
          next={nextAfterRegistration}
          registered={registered}
          onRegistered={waitForConfirmation}
        />
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
          onClick={() => {
            setRegistered(undefined);
            switchTo(mode === 'login' ? 'register' : 'login');
          }}
        >
          {mode === 'login' ? 'Sign up' : 'Sign in'}
        </button>
      </p>
    </div>
  );
}

function initialMessage({
  errorMessage,
  successMessage,
}: Pick<AuthFormsProps, 'errorMessage' | 'successMessage'>): Message | undefined {
  if (errorMessage) return { tone: 'error', text: errorMessage };
  return successMessage ? { tone: 'success', text: successMessage } : undefined;
}
