import { type FormEvent, useId, useState } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { type ThreadRef, useRenameDiscussion } from './queries.ts';

type RenameDiscussionProps = { thread: ThreadRef; title: string; onClose: () => void };

/** Asks for a discussion's new title. */
export function RenameDiscussion({ thread, title: before, onClose }: RenameDiscussionProps) {
  const [title, setTitle] = useState(before);
  const renaming = useRenameDiscussion(thread);
  const formId = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || renaming.isPending) return;
    try {
      await renaming.mutateAsync(title);
      onClose();
    } catch (error) {
      console.error('Failed to rename a discussion', error);
    }
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title="Rename discussion"
      size="sm"
      isShort
      footer={
        <DialogActions onCancel={onClose} form={formId} busy={renaming.isPending}>
          {renaming.isPending ? 'Saving...' : 'Save'}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={(event) => void save(event)} className="grid gap-3">
        <FormFailure error={renaming.error} fields={[]} fallback="Couldn’t rename it. Try again." />
        <Field
          label="Title"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={title.trim() === '' ? 'Title is required' : undefined}
        />
      </Form>
    </Dialog>
  );
}
