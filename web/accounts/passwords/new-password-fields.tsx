import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { getPasswordHint, passwordRule } from '#contract/accounts/passwords.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

type NewPasswordFieldsProps = {
  /** What was typed. */
  password: string;
  labels: { password: string; repetition: string };
  register: (field: 'password' | 'confirmPassword') => UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirmPassword: string }>;
};

/** A new password and its repetition. */
export const NewPasswordFields = ({
  password,
  labels,
  register,
  errors,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={labels.password}
      autoComplete="new-password"
      // The error says the rule and what isn’t allowed, too.
      hint={
        errors.password?.message?.startsWith(passwordRule)
          ? undefined
          : getPasswordHint(errors.password ? '' : password)
      }
      error={errors.password?.message}
      {...register('password')}
    />
    <PasswordField
      label={labels.repetition}
      autoComplete="new-password"
      error={errors.confirmPassword?.message}
      {...register('confirmPassword')}
    />
  </>
);
