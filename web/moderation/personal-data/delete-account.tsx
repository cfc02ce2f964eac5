import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { accountDeletion } from '#contract/moderation/personal-data.ts';
import { call } from '#web/lib/api/api.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { zodResolver } from '#web/lib/forms/zod-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';

type Deletion = z.input<typeof accountDeletion>;

type DeleteAccountProps = { hasPassword: boolean; onDeleted: () => void };

/** Deletes the account after confirming the email and password. */
export function DeleteAccount({ hasPassword, onDeleted }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {open && <DeletionDialog {...{ hasPassword, onDeleted }} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletionDialog({
  hasPassword,
  onDeleted,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const remove = useMutation({
    mutationFn: (body: Deletion) => call('POST /users/deletion', { body }),
  });
  const form = useForm<Deletion>({
    resolver: zodResolver(accountDeletion),
    defaultValues: { email: '', password: '' },
  });
  const field = fieldsOf(form);
  const submit = handleSend(form, ['email', 'password'], async (entered) => {
    await remove.mutateAsync(entered);
    onDeleted();
  });
  return (
    <Dialog
      onOpenChange={onClose}
      size="sm"
      title="Delete your account?"
      description="This can’t be undone."
      footer={
        <DialogActions
          onCancel={onClose}
          form="delete-account"
          variant="danger"
          busy={remove.isPending}
        >
          {remove.isPending ? 'Deleting...' : 'Delete account for good'}
        </DialogActions>
      }
    >
      <form id="delete-account" onSubmit={submit} noValidate className="grid gap-4">
        <ul className="list-disc space-y-1 pl-5 text-body text-soft">
          <li>Your profile, your sessions and your memberships are deleted.</li>
          <li>
            Projects you created go to a lead, or else to the member who has been there longest. If
            you’re the only member, the project is deleted.
          </li>
          <li>Tickets and comments stay with their teams, without your name.</li>
        </ul>
        <FormFailure
          error={remove.error}
          fields={['email', 'password']}
          fallback="Couldn’t delete your account. Try again."
        />
        <Field
          label="The email you sign in with"
          type="email"
          autoComplete="off"
          {...field('email')}
        />
        {hasPassword && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            {...field('password')}
          />
        )}
      </form>
    </Dialog>
  );
}
