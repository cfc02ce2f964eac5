import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Comment } from '#contract/comments.ts';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { TicketIds } from './queries.ts';
import { useChangeComment } from './use-change-comments.ts';

type EditCommentProps = { comment: Comment; ids: TicketIds; onEnd: () => void };

/** Edits a comment. Escape cancels only if nothing was changed. */
export function EditComment({ comment, ids, onEnd }: EditCommentProps) {
  const [text, setText] = useState(comment.text);
  const area = useRef<HTMLTextAreaElement>(null);
  const change = useChangeComment(ids);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(comment.text.length, comment.text.length);
  }, [comment.text.length]);
  const save = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() === '' || change.isPending) return;
    try {
      await change.mutateAsync({ id: comment.id, text });
      onEnd();
    } catch (error) {
      console.error('Failed to update comment', error);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text === comment.text) onEnd();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="mt-1">
      <TextArea
        ref={area}
        label="Your comment"
        hideLabel
        value={text}
        readOnly={change.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-24"
      />
      {change.error && (
        <Notice tone="error" className="mt-2">
          Couldn’t save your comment. {getErrorMessage(change.error, 'Please try again.')}
        </Notice>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onEnd}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={text.trim() === ''}
          busy={change.isPending}
        >
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
