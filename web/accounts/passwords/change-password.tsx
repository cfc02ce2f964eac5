import { useForm, useWatch } from 'react-hook-form';
import { passwordChange } from '#contract/accounts/passwords.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordChange, usePasswordChange } from './queries.ts';

const fields = ['currentPassword', 'password', 'confirmPassword'] as const;
const empty = { currentPassword: '', password: '', confirmPassword: '' };

type ChangePasswordProps = {
  /** For password managers. */
  email: string;
  /** Called after all other sessions have ended. */
  onChanged: () => void;
};

/** Changes the password, with the current one. */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const change = usePasswordChange();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: empty,
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const save = handleSend(form, fields, async (entered) => {
    await change.mutateAsync(entered);
    form.reset(empty);
    onChanged();
  });
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      {change.isSuccess && (
        <Notice tone="success">
          Your password has been changed. We’ve signed you out everywhere else.
        </Notice>
      )}
      <FormFailure
        error={change.error}
        fields={fields}
        fallback="Couldn’t change your password. Try again."
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        password={password}
        labels={{ password: 'Change Password', repetition: 'Confirm New Password' }}
        register={form.register}
        errors={errors}
      />
      <div>
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? 'Changing...' : 'Update password'}
        </Button>
      </div>
    </form>
  );
}
