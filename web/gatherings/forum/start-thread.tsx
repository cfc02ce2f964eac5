import { type FormEvent, useState } from 'react';
import type { ForumPage } from '#contract/gatherings/forum.ts';
import { isQuestionType } from '#contract/values/forum-types.ts';
import { CommentBox } from '#web/board/comments/comment-box.tsx';
import { deleteFormDraft, readFormDraft, writeFormDraft } from '#web/lib/drafts/form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TagsInput } from '#web/ui/forms/suggestions/tags-input.tsx';
import { useStartThread } from './queries.ts';

type StartThreadProps = {
  categories: ForumPage['categories'];
  onStarted: (threadId: number) => void;
};

const draft = {
  key: 'forum-thread',
  empty: { categoryId: 0, title: '', text: '', tags: [] as string[] },
};

/** A form for a new thread in the forum. What is typed is kept until it's started. */
export function StartThread({ categories, onStarted }: StartThreadProps) {
  const [form, setForm] = useState(() => readFormDraft(draft));
  const [isChecked, setIsChecked] = useState(false);
  const starting = useStartThread();
  const category = categories.find(({ id }) => id === form.categoryId) ?? categories[0];
  const isMissing = { title: form.title.trim() === '', text: form.text.trim() === '' };
  const change = (changed: Partial<typeof form>) => {
    const next = { ...form, ...changed };
    setForm(next);
    writeFormDraft(draft, next);
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing.title || isMissing.text || !category || starting.isPending) return;
    try {
      const { id } = await starting.mutateAsync({ ...form, categoryId: category.id });
      deleteFormDraft(draft);
      onStarted(id);
    } catch (error) {
      console.error('Failed to start a thread', error);
    }
  };
  return (
    <Form onSubmit={(event) => void start(event)} className="grid gap-4">
      <FormFailure error={starting.error} fields={[]} fallback="Couldn’t start it. Try again." />
      <Select
        label="Category"
        value={category?.id ?? 0}
        onChange={(categoryId) => change({ categoryId })}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        hint={
          category &&
          [
            category.description,
            isQuestionType(category.type) && 'You can accept one reply as the answer.',
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      <Field
        label="Title"
        value={form.title}
        onChange={({ target }) => change({ title: target.value })}
        error={isChecked && isMissing.title ? 'Title is required' : undefined}
      />
      <CommentBox
        people={[]}
        label="What is it about?"
        value={form.text}
        onChange={(text) => change({ text })}
        hint="Supports Markdown. Put code between lines of ```."
        error={isChecked && isMissing.text ? 'Write what it’s about' : undefined}
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-40"
      />
      <TagsInput
        label="Tags"
        add="Add tag"
        hint="Up to five, such as React or Docker"
        value={form.tags}
        onChange={(tags) => change({ tags })}
      />
      <div>
        <Button type="submit" variant="primary" busy={starting.isPending}>
          {starting.isPending ? 'Starting...' : 'Start discussion'}
        </Button>
      </div>
    </Form>
  );
}
