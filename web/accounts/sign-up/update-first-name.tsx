import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { firstNameUpdate } from '#contract/accounts/sign-up.ts';
import { call } from '#web/lib/api/api.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type FirstName = z.input<typeof firstNameUpdate>;

type UpdateFirstNameProps = { firstName: string; onUpdated: () => void };

/** Changes the first name. Shows the server's response as the message (Specification, section 7). */
export function UpdateFirstName({ firstName, onUpdated }: UpdateFirstNameProps) {
  const update = useMutation({
    mutationFn: (body: FirstName) => call('POST /users/update-firstname', { body }),
    onSuccess: onUpdated,
  });
  const { form, start } = useDraftedForm<FirstName>({
    key: 'first-name',
    saved: { firstName },
    resolver: zodResolver(firstNameUpdate),
  });
  const submit = handleSend(form, ['firstName'], async (entered) => {
    await update.mutateAsync(entered);
    start(entered);
  });
  return (
    <Form onSubmit={submit} className="grid gap-4">
      {update.data && <Notice tone="success">{update.data}</Notice>}
      {update.error && <Notice tone="error">Failed to update first name. Please try again.</Notice>}
      <Field
        label="First Name"
        required
        autoComplete="given-name"
        error={form.formState.errors.firstName?.message}
        {...form.register('firstName')}
      />
      <div>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {update.isPending ? 'Updating...' : 'Update'}
        </Button>
      </div>
    </Form>
  );
}
