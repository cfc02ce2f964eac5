import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordReset } from '#contract/passwords.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { isProblem } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordReset, resetLinkQuery, usePasswordReset } from './queries.ts';
import { type Removal, MethodsToRemove } from './methods-to-remove.tsx';

type ResetPasswordProps = { token: string; onReset: (message: string) => void };

/** Sets a new password, for someone who followed a reset link. */
export function ResetPassword({ token, onReset }: ResetPasswordProps) {
  const reset = usePasswordReset();
  const [removal, setRemoval] = useState<Removal>({ identities: [], passkeys: [] });
  const link = useQuery(resetLinkQuery(token));
  const form = useForm<PasswordReset>({
    resolver: zodResolver(passwordReset),
    defaultValues: {
      token,
      password: '',
      confirmPassword: '',
    },
  });
  const save = form.handleSubmit(async (entered) => {
    try {
      onReset((await reset.mutateAsync({ ...entered, remove: removal })).message);
    } catch (error) {
      showFieldErrors(error, { form, fields: ['password', 'confirmPassword'] });
    }
  });
  // Say that the link is invalid before the person thinks of a password.
  if (isProblem(link.error, 'link_invalid') || isProblem(link.error, 'link_expired'))
    return <Notice tone="error">{link.error.message}</Notice>;
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <FormFailure
        error={reset.error}
        fields={['password', 'confirmPassword']}
        fallback="Couldn’t change your password. Try again."
      />
      <NewPasswordFields
        labels={{ password: 'New Password', repetition: 'Confirm New Password' }}
        register={form.register}
        errors={form.formState.errors}
      />
      {link.data && <MethodsToRemove methods={link.data} removal={removal} onChange={setRemoval} />}
      <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
