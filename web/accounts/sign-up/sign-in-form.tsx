import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { credentials } from '#contract/accounts/sign-up.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';
import { type Credentials, useLogin } from './queries.ts';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

type SignInFormProps = {
  email?: string | undefined;
  /** Something else on the screen comes first. */
  isQuiet?: boolean;
  /** Called before each attempt, whose outcome replaces older messages. */
  onSend?: () => void;
  onSignedIn: (profile: Profile) => void;
  /** Called when the password was correct and a second step is required. */
  onSecondStep: (methods: SecondStepWays) => void;
  /** Called with the email typed so far. */
  onForgotPassword?: (email: string) => void;
};

/** Signs in with email and password, on /login and in the dialog of an ended session. */
export function SignInForm({
  email = '',
  isQuiet = false,
  onSend,
  onSignedIn,
  onSecondStep,
  onForgotPassword,
}: SignInFormProps) {
  const login = useLogin();
  // For who leaves for another way to sign in and comes back. The password is never kept.
  const draft = useMemo(() => ({ key: 'sign-in', empty: { email }, inTab: true }), [email]);
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email: email || readFormDraft(draft).email, password: '' },
  });
  useFormDraft(form, draft);
  const field = fieldsOf(form);
  const { setFocus } = form;
  useEffect(() => {
    // The email is already filled in, so the password is next.
    if (email && !isQuiet) setFocus('password');
  }, [email, isQuiet, setFocus]);
  const signIn = form.handleSubmit(async (entered) => {
    onSend?.();
    try {
      const profile = await login.mutateAsync(entered);
      deleteFormDraft(draft);
      onSignedIn(profile);
    } catch (error) {
      if (isProblem(error, 'second_step_required')) onSecondStep(error.current as SecondStepWays);
      else showFieldErrors(error, { form, fields: ['email', 'password'] });
    }
  });
  return (
    <form onSubmit={signIn} noValidate className="grid gap-4">
      <FormFailure
        error={isProblem(login.error, 'second_step_required') ? null : login.error}
        fields={['email', 'password']}
        fallback="Failed to login. Please check your credentials."
        action={
          // Signing in before confirming sends the link.
          isProblem(login.error, 'email_not_confirmed') && (
            <Button size="sm" onClick={() => void signIn()}>
              Resend
            </Button>
          )
        }
      />
      <Field label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      {onForgotPassword && (
        <button
          type="button"
          onClick={() => onForgotPassword(form.getValues('email'))}
          className="link justify-self-start text-body"
        >
          Forgot your password?
        </button>
      )}
      <Button
        type="submit"
        variant={isQuiet ? 'secondary' : 'primary'}
        size="lg"
        busy={login.isPending}
      >
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}
