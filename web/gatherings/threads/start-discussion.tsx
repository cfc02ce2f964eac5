import { useState } from 'react';
import { type Mentioned, storeMentions } from '#contract/markdown/mentions.ts';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { CommentBox } from '#web/board/comments/comment-box.tsx';
import type { LoadPeople } from '#web/board/comments/use-change-comments.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { useStartDiscussion } from './queries.ts';

type StartDiscussionProps = {
  projectId: number;
  personId: number | undefined;
  people: readonly Mentioned[];
  loadPeople: LoadPeople;
  onStarted: (threadId: number) => void;
  onCancel: () => void;
};

/** A form for a new discussion. What is typed is kept until it's started. */
export function StartDiscussion(props: StartDiscussionProps) {
  const { projectId, personId, people, loadPeople, onStarted, onCancel } = props;
  const [title, setTitle] = useDraft(`discussion-title-${projectId}-${personId}`);
  const [text, setText] = useDraft(`discussion-${projectId}-${personId}`);
  const [isChecked, setIsChecked] = useState(false);
  const starting = useStartDiscussion(projectId);
  const missing = { title: title.trim() === '', text: text.trim() === '' };
  const start = async () => {
    setIsChecked(true);
    if (missing.title || missing.text || starting.isPending) return;
    try {
      const stored = text.includes('@') ? storeMentions(text, await loadPeople()) : text;
      const { id } = await starting.mutateAsync({ title, text: stored });
      setTitle('');
      setText('');
      onStarted(id);
    } catch (error) {
      console.error('Failed to start a discussion', error);
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
      className="grid max-w-line gap-4"
    >
      <h2 className="text-lg">New discussion</h2>
      <FormFailure error={starting.error} fields={[]} fallback="Couldn’t start it. Try again." />
      <Field
        label="Title"
        autoFocus
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        error={isChecked && missing.title ? 'Title is required' : undefined}
      />
      <div>
        <Attaching
          projectId={projectId}
          aside={<p className="text-sm text-soft">Supports Markdown and @mentions</p>}
        >
          <CommentBox
            people={people.filter(({ id }) => id !== personId)}
            label="What is it about?"
            value={text}
            onChange={setText}
            onKeyDown={(event) => {
              if (!isSendShortcut(event)) return;
              event.preventDefault();
              void start();
            }}
            error={isChecked && missing.text ? 'Write what it’s about' : undefined}
            className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-32"
          />
        </Attaching>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={starting.isPending}>
          {starting.isPending ? 'Starting...' : 'Start discussion'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}
