import { useState } from 'react';
import { useDraftedForm } from '#web/lib/drafts/form-draft.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { isCanceled } from './webauthn.ts';
import { useAddPasskey } from './queries.ts';

/** Adds a passkey: the person names it first, then the browser asks how to save it. */
export function AddPasskey() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Add a passkey</Button>
      {open && <AddPasskeyDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey();
  const { form, deleteDraft } = useDraftedForm({ key: 'passkey-name', saved: { name: '' } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const passkey = await add.mutateAsync(name.trim());
      deleteDraft();
      toast({ tone: 'success', title: `“${passkey.name}” was added` });
      onClose();
    } catch {
      // The error is shown in the dialog, which stays open.
    }
  });
  return (
    <Dialog
      onOpenChange={onClose}
      size="sm"
      title="Add a passkey"
      description="Name it first. Then your browser asks how to save it."
      footer={
        <DialogActions onCancel={onClose} form="add-passkey" busy={add.isPending}>
          {add.isPending ? 'Waiting for your device...' : 'Continue'}
        </DialogActions>
      }
    >
      <form id="add-passkey" onSubmit={submit} noValidate className="grid gap-4">
        {add.error && (
          <Notice tone="error">
            {isCanceled(add.error)
              ? 'The passkey wasn’t added. Try again.'
              : getErrorMessage(add.error, 'Couldn’t add the passkey. Try again.')}
          </Notice>
        )}
        <Field
          label="Name"
          hint="To help you recognize it, such as “Work laptop”."
          maxLength={50}
          error={form.formState.errors.name?.message}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Name is required',
          })}
        />
      </form>
    </Dialog>
  );
}
