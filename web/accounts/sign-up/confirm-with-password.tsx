import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { verification } from '#contract/accounts/sign-up.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { paths } from '#web/lib/paths.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { type LinkFailure, getLinkFailure } from './link-failure.ts';
import { useConfirmation, useLogin, type Verification } from './queries.ts';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

type ConfirmWithPasswordProps = {
  token: string;
  email: string;
  onSignedIn: (profile: Profile, next: string) => void;
  onLinkFailure: (code: LinkFailure) => void;
  onForgotten: () => void;
};

/** Confirms a registration made in another browser, with the password chosen there. */
export function ConfirmWithPassword({
  token,
  email,
  onSignedIn,
  onLinkFailure,
  onForgotten,
}: ConfirmWithPasswordProps) {
  const confirm = useConfirmation();
  const logIn = useLogin();
  const form = useForm<Verification>({
    resolver: zodResolver(verification),
    defaultValues: { token, password: '' },
  });
  const { error } = confirm;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async (entered) => {
    try {
      const { profile, next } = await confirm.mutateAsync(entered);
      onSignedIn(profile, next);
    } catch (failure) {
      const code = getLinkFailure(failure);
      const password = entered.password ?? '';
      // The address may have been confirmed meanwhile, so the password signs in.
      const profile = code && (await logIn.mutateAsync({ email, password }).catch(() => undefined));
      if (profile) onSignedIn(profile, paths.home);
      else if (code) onLinkFailure(code);
      else showFieldErrors(failure, { form, fields: ['password'] });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 text-left">
      <p className="text-soft">
        You signed up with <strong className="text-ink wrap-anywhere">{email}</strong> in another
        browser. Enter the password you chose there.
      </p>
      <FormFailure
        error={error}
        fields={['password']}
        fallback="Couldn’t confirm your email. Try again."
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" busy={confirm.isPending}>
        {confirm.isPending ? 'Confirming...' : 'Confirm email'}
      </Button>
      <div className="border-t border-line pt-4 text-body">
        <p className="text-soft">Forgot it, or didn’t sign up yourself?</p>
        <button type="button" className="link mt-1 font-semibold" onClick={onForgotten}>
          Choose a new password
        </button>
      </div>
    </form>
  );
}
