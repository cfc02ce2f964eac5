import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Comment } from '#contract/board/comments.ts';
import { type Mentioned, editMentions } from '#contract/markdown/mentions.ts';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { CommentBox } from './comment-box.tsx';
import type { Place } from './place.ts';
import { type LoadPeople, useChangeComment } from './use-change-comments.ts';

type EditCommentProps = {
  comment: Comment;
  place: Place;
  /** The team, who can be mentioned. */
  people: readonly Mentioned[];
  loadPeople: LoadPeople;
  /** Not if it's open because of what was typed before a reload. */
  takesFocus: boolean;
  onEnd: () => void;
};

/** Where the changed text is kept until it's saved or canceled. */
export const editDraftKey = ({ id }: Comment) => `edited-comment-${id}`;

/** Edits a comment. Escape cancels only if nothing was changed. */
export function EditComment({
  comment,
  place,
  people,
  loadPeople,
  takesFocus,
  onEnd,
}: EditCommentProps) {
  const [before] = useState(() => editMentions(comment.text, comment.mentions));
  const [draft, setDraft] = useDraft(editDraftKey(comment));
  const [text, setText] = useState(draft || before);
  const [start] = useState({ takesFocus, length: text.length });
  const area = useRef<HTMLTextAreaElement>(null);
  const change = useChangeComment(place, loadPeople);
  useEffect(() => {
    if (!start.takesFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(start.length, start.length);
  }, [start]);
  const type = (typed: string) => {
    setText(typed);
    setDraft(typed === before ? '' : typed);
  };
  const end = () => {
    setDraft('');
    onEnd();
  };
  const save = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() === '' || change.isPending) return;
    try {
      await change.mutateAsync({ comment, text });
      end();
    } catch (error) {
      console.error('Failed to update comment', error);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text === before) end();
    if (isSendShortcut(event)) void save(event);
  };
  return (
    <Form onSubmit={(event) => void save(event)} className="mt-1">
      <Attaching
        projectId={place.projectId}
        aside={
          <div className="ml-auto flex gap-2">
            <Button onClick={end}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              aria-disabled={text.trim() === ''}
              busy={change.isPending}
            >
              {change.isPending ? 'Saving...' : 'Save'}
            </Button>
          </div>
        }
      >
        <CommentBox
          ref={area}
          people={people}
          label="Your comment"
          hideLabel
          value={text}
          onChange={type}
          onKeyDown={handleKey}
          className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-24"
        />
        <Failure error={change.error} what="Couldn’t save your comment" className="mt-2" />
      </Attaching>
    </Form>
  );
}
