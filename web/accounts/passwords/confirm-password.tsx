import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { passwordConfirmation } from '#contract/accounts/passwords.ts';
import type { SecondStepWays } from '#contract/accounts/two-step.ts';
import { call } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/forms/field-errors.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';

type Confirmation = z.input<typeof passwordConfirmation>;

/** Confirms the person's identity with their password. */
export function ConfirmPassword({
  email,
  onConfirmed,
  onSecondStep,
}: {
  email: string;
  onConfirmed: () => void;
  /** Called when the password was correct and a second step is required. */
  onSecondStep: (methods: SecondStepWays) => void;
}) {
  const confirm = useMutation({
    mutationFn: (body: Confirmation) => call('POST /auth/identity-confirmation', { body }),
  });
  const form = useForm<Confirmation>({
    resolver: zodResolver(passwordConfirmation),
    defaultValues: { password: '' },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(async (entered) => {
    try {
      await confirm.mutateAsync(entered);
      onConfirmed();
    } catch (error) {
      if (isProblem(error, 'second_step_required')) onSecondStep(error.current as SecondStepWays);
      else showFieldErrors(error, { form, fields: ['password'] });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure
        error={isProblem(confirm.error, 'second_step_required') ? null : confirm.error}
        fields={['password']}
        fallback="Couldn’t check your password. Try again."
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" busy={confirm.isPending}>
        {confirm.isPending ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  );
}
