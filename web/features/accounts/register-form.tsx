import { useForm } from 'react-hook-form';
import { registration } from '#contract/accounts.ts';
import { passwordHint } from '#contract/passwords.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { NameFields } from './name-fields.tsx';
import { type Registration, useRegistration } from './queries.ts';

const fields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

/** Registers with an email address, which the person then confirms with an emailed link. */
export function RegisterForm({
  onRegistered,
}: {
  onRegistered: (registered: { email: string }) => void;
}) {
  const registering = useRegistration();
  const form = useForm<Registration>({
    resolver: zodResolver(registration),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const register = form.handleSubmit(async (entered) => {
    try {
      await registering.mutateAsync(entered);
      onRegistered({ email: entered.email });
    } catch (error) {
      showFieldErrors(error, { form, fields });
    }
  });
  return (
    <form onSubmit={register} noValidate className="grid gap-4">
      {registering.error && (
        <Notice tone="error">
          {getErrorMessage(registering.error, 'Failed to register. Please try again.')}
        </Notice>
      )}
      <NameFields
        firstName={form.register('firstName')}
        lastName={form.register('lastName')}
        errors={errors}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" variant="primary" size="lg" busy={registering.isPending}>
        {registering.isPending ? 'Registering...' : 'Register'}
      </Button>
    </form>
  );
}
