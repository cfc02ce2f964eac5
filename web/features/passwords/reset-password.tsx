import { useForm } from 'react-hook-form';
import { passwordReset } from '#contract/passwords.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { rulesOf } from '#web/lib/form-rules.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordReset, usePasswordReset } from './queries.ts';

type ResetPasswordProps = { token: string; onReset: (message: string) => void };

/** Choosing a new password, for whoever followed the mailed link. */
export function ResetPassword({ token, onReset }: ResetPasswordProps) {
  const reset = usePasswordReset();
  const form = useForm<PasswordReset>({
    resolver: rulesOf(passwordReset),
    defaultValues: { token, password: '', confirmPassword: '' },
  });
  const save = form.handleSubmit(async (entered) => {
    try {
      onReset((await reset.mutateAsync(entered)).message);
    } catch (error) {
      showFieldErrors(error, { form, fields: ['password', 'confirmPassword'] });
    }
  });
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      {reset.error && (
        <Notice tone="error">
          {messageOf(reset.error, 'Your password was not changed. Please try again.')}
        </Notice>
      )}
      <NewPasswordFields
        labels={{ password: 'New Password', repetition: 'Confirm New Password' }}
        register={form.register}
        errors={form.formState.errors}
      />
      <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
