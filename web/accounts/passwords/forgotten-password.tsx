import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { passwordResetRequest } from '#contract/accounts/passwords.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { type ForgottenPassword, useForgottenPassword } from './queries.ts';

/** Sends a link to reset the password. The response does not reveal whether the account exists. */
export function ForgottenPasswordForm({ email }: { email: string }) {
  const asking = useForgottenPassword();
  const draft = useMemo(
    () => ({ key: `forgotten-password-${email}`, empty: { email }, inTab: true }),
    [email],
  );
  const form = useForm<ForgottenPassword>({
    resolver: zodResolver(passwordResetRequest),
    defaultValues: readFormDraft(draft),
  });
  useFormDraft(form, draft);
  const ask = handleSend(form, ['email'], async (entered) => {
    await asking.mutateAsync(entered);
    deleteFormDraft(draft);
  });
  return (
    <Form onSubmit={ask} className="grid gap-4">
      {asking.data && <Notice tone="success">{asking.data.message}</Notice>}
      <FormFailure
        error={asking.error}
        fields={['email']}
        fallback="Couldn’t send the link. Try again."
      />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" size="lg" busy={asking.isPending}>
        {asking.isPending ? 'Sending...' : 'Send link'}
      </Button>
    </Form>
  );
}
