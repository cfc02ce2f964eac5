import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ownVerification } from '#contract/accounts/sign-up.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { paths } from '#web/lib/paths.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { NewPasswordFields } from '#web/accounts/passwords/new-password-fields.tsx';
import { type LinkFailure, getLinkFailure } from './link-failure.ts';
import { NameFields } from './name-fields.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

type OwnVerification = z.input<typeof ownVerification>;

type ConfirmWithNewPasswordProps = {
  token: string;
  email: string;
  onSignedIn: (profile: Profile, next: string) => void;
  onLinkFailure: (code: LinkFailure) => void;
  onRemembered: () => void;
};

const fields = ['firstName', 'lastName', 'password', 'confirmPassword'] as const;

/**
 * Confirms a registration with a new name and password, for the owner of the mailbox who does not know
 * the registered password. Discards what was registered.
 */
export function ConfirmWithNewPassword({
  token,
  email,
  onSignedIn,
  onLinkFailure,
  onRemembered,
}: ConfirmWithNewPasswordProps) {
  const confirm = useMutation({
    mutationFn: async (body: OwnVerification) => {
      await call('PUT /auth/verification', { body });
      return call('GET /auth/me');
    },
  });
  const form = useForm<OwnVerification>({
    resolver: zodResolver(ownVerification),
    defaultValues: { token, firstName: '', lastName: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  const submit = form.handleSubmit(async (entered) => {
    try {
      onSignedIn(await confirm.mutateAsync(entered), paths.home);
    } catch (failure) {
      const code = getLinkFailure(failure);
      if (code) onLinkFailure(code);
      else showFieldErrors(failure, { form, fields });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 text-left">
      <p className="text-soft">
        This creates an account for <strong className="text-ink wrap-anywhere">{email}</strong> and
        cancels any earlier sign-up.
      </p>
      <FormFailure
        error={confirm.error}
        fields={fields}
        fallback="Couldn’t confirm your email. Try again."
      />
      <NameFields
        firstName={form.register('firstName')}
        lastName={form.register('lastName')}
        errors={errors}
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={password}
        labels={{ password: 'New Password', repetition: 'Confirm New Password' }}
        register={form.register}
        errors={errors}
      />
      <Button type="submit" variant="primary" size="lg" busy={confirm.isPending}>
        {confirm.isPending ? 'Creating your account...' : 'Create account'}
      </Button>
      <button type="button" className="link justify-self-start text-body" onClick={onRemembered}>
        I know the password I signed up with
      </button>
    </form>
  );
}
