import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { firstNameUpdate } from '#contract/accounts.ts';
import { call } from '#web/lib/api.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import { zodResolver } from '#web/lib/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

type FirstName = z.input<typeof firstNameUpdate>;

type UpdateFirstNameProps = { firstName: string; onUpdated: () => void };

/** Changes the first name. Shows the server's response as the message (Specification, section 7). */
export function UpdateFirstName({ firstName, onUpdated }: UpdateFirstNameProps) {
  const update = useMutation({
    mutationFn: (body: FirstName) => call('POST /users/update-firstname', { body }),
    onSuccess: onUpdated,
  });
  const form = useForm<FirstName>({
    resolver: zodResolver(firstNameUpdate),
    defaultValues: { firstName },
  });
  const submit = form.handleSubmit(async (entered) => {
    try {
      await update.mutateAsync(entered);
    } catch (error) {
      showFieldErrors(error, { form, fields: ['firstName'] });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
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
    </form>
  );
}
