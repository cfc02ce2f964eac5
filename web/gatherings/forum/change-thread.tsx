import { type FormEvent, useId, useState } from 'react';
import type { ForumThreadPage } from '#contract/gatherings/forum.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { TagsInput } from '#web/ui/forms/suggestions/tags-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useChangeThread } from './queries.ts';

type ChangeThreadProps = { thread: ForumThreadPage; onClose: () => void };

/** Asks for a thread's new title and tags. */
export function ChangeThread({ thread, onClose }: ChangeThreadProps) {
  const [title, setTitle] = useState(thread.title);
  const [tags, setTags] = useState(thread.tags);
  const changing = useChangeThread(thread.id);
  const formId = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || changing.isPending) return;
    try {
      await changing.mutateAsync({ title, tags });
      onClose();
    } catch (error) {
      console.error('Failed to change a thread', error);
    }
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title="Edit title and tags"
      size="sm"
      footer={
        <DialogActions onCancel={onClose} form={formId} busy={changing.isPending}>
          {changing.isPending ? 'Saving...' : 'Save'}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={(event) => void save(event)} className="grid gap-4">
        <FormFailure error={changing.error} fields={[]} fallback="Couldn’t save it. Try again." />
        <Field
          label="Title"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={title.trim() === '' ? 'Title is required' : undefined}
        />
        <TagsInput label="Tags" add="Add tag" value={tags} onChange={setTags} />
      </Form>
    </Dialog>
  );
}
