import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { passkeyFailure } from './browser.ts';
import { useAddPasskey } from './queries.ts';

/** A name first, so that its owner can tell it from others later; then the browser asks. */
export function AddPasskey() {
  const [open, setOpen] = useState(false);
  const add = useAddPasskey();
  const form = useForm({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const passkey = await add.mutateAsync(name.trim());
      toast({ tone: 'success', title: `“${passkey.name}” was added` });
      form.reset();
      setOpen(false);
    } catch {
      // Said below; the name stays.
    }
  });
  if (!open) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Add a passkey</Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {add.error && (
        <Notice tone="error">
          {passkeyFailure(add.error) ??
            messageOf(add.error, 'Couldn’t add the passkey. Try again.')}
        </Notice>
      )}
      <Field
        label="Name"
        hint="So that you know it again, such as “Work laptop”."
        maxLength={50}
        error={form.formState.errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={add.isPending}>
          {add.isPending ? 'Waiting for your device...' : 'Continue'}
        </Button>
        <Button
          onClick={() => {
            add.reset();
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
