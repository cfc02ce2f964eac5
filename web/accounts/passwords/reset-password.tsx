import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type OtherSignInMethods, passwordReset } from '#contract/accounts/passwords.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordReset, usePasswordReset } from './queries.ts';
import { type Removal, MethodsToRemove } from './methods-to-remove.tsx';

type ResetPasswordProps = {
  token: string;
  /** The account's other sign-in methods, once they are loaded. */
  methods: OtherSignInMethods | undefined;
  onReset: (message: string) => void;
};

/** Sets a new password, for someone who followed a reset link. */
export function ResetPassword({ token, methods, onReset }: ResetPasswordProps) {
  const reset = usePasswordReset();
  const [removal, setRemoval] = useState<Removal>({ identities: [], passkeys: [] });
  const form = useForm<PasswordReset>({
    resolver: zodResolver(passwordReset),
    defaultValues: {
      token,
      password: '',
      confirmPassword: '',
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const save = handleSend(form, ['password', 'confirmPassword'], async (entered) => {
    onReset((await reset.mutateAsync({ ...entered, remove: removal })).message);
  });
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <FormFailure
        error={reset.error}
        fields={['password', 'confirmPassword']}
        fallback="Couldn’t change your password. Try again."
      />
      <NewPasswordFields
        password={password}
        labels={{ password: 'New Password', repetition: 'Confirm New Password' }}
        register={form.register}
        errors={form.formState.errors}
      />
      {methods && <MethodsToRemove methods={methods} removal={removal} onChange={setRemoval} />}
      <Button type="submit" variant="primary" size="lg" busy={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
