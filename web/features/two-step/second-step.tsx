import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Profile } from '#contract/profiles.ts';
import { secondStep } from '#contract/two-step.ts';
import { call } from '#web/lib/api.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Code = z.input<typeof secondStep>;

type SecondStepProps = {
  /** The person has set up an authenticator app. */
  hasApp: boolean;
  /** The passkey button, if the person has a passkey. */
  passkey: ReactNode;
  onSignedIn: (profile: Profile) => void;
  /** Back to email and password. */
  onBack: () => void;
};

/** The second step of signing in, after the password, when two-step sign-in is on. */
export function SecondStep({ hasApp, passkey, onSignedIn, onBack }: SecondStepProps) {
  const check = useMutation({
    mutationFn: (body: Code) => call('POST /auth/second-step', { body }),
  });
  const form = useForm<Code>({ resolver: zodResolver(secondStep), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = form.handleSubmit(async (entered) => {
    try {
      onSignedIn(await check.mutateAsync(entered));
    } catch (error) {
      showFieldErrors(error, { form, fields: ['code'] });
    }
  });
  const hint = hasApp
    ? 'The 6-digit code from your authenticator app, or one of your recovery codes.'
    : 'One of your recovery codes.';
  return (
    <div className="grid gap-4">
      <p className="text-soft">Your password is correct. One more step to confirm it’s you.</p>
      {passkey}
      <form onSubmit={submit} noValidate className="grid gap-4">
        {check.error && (
          <Notice tone="error">
            {getErrorMessage(check.error, 'Couldn’t check the code. Try again.')}
          </Notice>
        )}
        <Field
          label={hasApp ? 'Code' : 'Recovery code'}
          hint={hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" variant="primary" size="lg" busy={check.isPending}>
          {check.isPending ? 'Signing in...' : 'Continue'}
        </Button>
      </form>
      <button type="button" className="link justify-self-start text-body" onClick={onBack}>
        Back to sign in
      </button>
    </div>
  );
}
