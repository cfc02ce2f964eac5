import { type FormEvent, useId, useState } from 'react';
import { forumTypes, type ForumType, isQuestionType } from '#contract/values/forum-types.ts';
import { findFieldErrors } from '#web/lib/forms/field-errors.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { type Category, useSaveCategory } from './queries.ts';

type EditCategoryProps = {
  /** Undefined for a new one. */
  category: Category | undefined;
  /** Where its threads can go. */
  others: readonly Category[];
  onClose: () => void;
};

const fields = ['name', 'description'] as const;

/** Asks for a category's name and type, or where its threads go before it's deleted. */
export function EditCategory({ category, others, onClose }: EditCategoryProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [description, setDescription] = useState(category?.description ?? '');
  const [type, setType] = useState<ForumType>(category?.type ?? 'Support');
  const [mergeInto, setMergeInto] = useState<number | null>(null);
  const saving = useSaveCategory(category?.id);
  const formId = useId();
  const errorOf = (field: (typeof fields)[number]) =>
    findFieldErrors(saving.error, fields).find((error) => error.field === field)?.message;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    try {
      await saving.mutateAsync({ name, description, type, mergeInto });
      onClose();
    } catch (error) {
      console.error('Failed to save a category', error);
    }
  };
  return (
    <Dialog
      onOpenChange={onClose}
      title={category ? `Edit ${category.name}` : 'Add category'}
      size="sm"
      footer={
        <DialogActions
          onCancel={onClose}
          form={formId}
          variant={mergeInto === null ? 'primary' : 'danger'}
          busy={saving.isPending}
        >
          {mergeInto === null ? 'Save' : 'Move and delete'}
        </DialogActions>
      }
    >
      <Form id={formId} onSubmit={(event) => void save(event)} className="grid gap-4">
        <FormFailure error={saving.error} fields={fields} fallback="Couldn’t save it. Try again." />
        <Field
          label="Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errorOf('name')}
        />
        <Field
          label="Description"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          error={errorOf('description')}
        />
        <Select
          label="Type"
          value={type}
          onChange={setType}
          options={forumTypes.map((one) => ({ value: one, label: one }))}
          hint={isQuestionType(type) && 'Its threads are questions: one reply can be accepted.'}
        />
        {category && others.length > 0 && (
          <Select
            label={`Delete it and move its ${formatCount(category.threads, 'thread')}`}
            value={mergeInto}
            onChange={setMergeInto}
            options={[
              { value: null, label: 'No, keep it' },
              ...others.map(({ id, name: other }) => ({ value: id, label: `To ${other}` })),
            ]}
          />
        )}
      </Form>
    </Dialog>
  );
}
