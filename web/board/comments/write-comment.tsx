import { type FormEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { Mentioned } from '#contract/markdown/mentions.ts';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { CommentBox } from './comment-box.tsx';
import type { Place } from './place.ts';
import { type LoadPeople, useWriteComment } from './use-change-comments.ts';

export type WriteCommentHandle = { add: (text: string) => void };

type WriteCommentProps = {
  place: Place;
  /** The team, who can be mentioned, and who is writing. */
  people: readonly Mentioned[];
  loadPeople: LoadPeople;
  personId: number | undefined;
  ref: Ref<WriteCommentHandle>;
  className: string;
};

/** The box for a new comment. Its text is kept until it's sent, even across a reload. */
export function WriteComment({
  place,
  people,
  loadPeople,
  personId,
  ref,
  className,
}: WriteCommentProps) {
  const [text, setText] = useDraft(`${place.draft}-${personId}`);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = useWriteComment(place, loadPeople);
  const isEmpty = text.trim() === '';
  const { label, send: sendLabel } = place.names;
  const noun = label.toLowerCase();
  useImperativeHandle(ref, () => ({
    add: (quoted) => {
      setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${quoted}` : quoted));
      area.current?.focus();
    },
  }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || write.isPending) return;
    try {
      await write.mutateAsync(text);
      setText('');
      area.current?.focus();
    } catch (error) {
      console.error('Failed to write comment', error);
    }
  };
  return (
    <Form onSubmit={(event) => void send(event)} className={className}>
      <Attaching
        projectId={place.projectId}
        aside={
          <>
            <p className="flex-1 basis-40 text-sm text-soft">Supports Markdown and @mentions</p>
            <Button type="submit" variant="primary" aria-disabled={isEmpty} busy={write.isPending}>
              {write.isPending ? 'Sending...' : sendLabel}
            </Button>
          </>
        }
      >
        <CommentBox
          ref={area}
          people={people.filter(({ id }) => id !== personId)}
          label={label}
          hideLabel
          placeholder={`Write a ${noun}...`}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (isSendShortcut(event)) void send(event);
          }}
          // At least 6rem high (Specification, section 9), and it grows with the text.
          className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[50vh] [&_textarea]:min-h-24"
        />
        <Failure error={write.error} what={`Couldn’t send your ${noun}`} className="mt-2" />
      </Attaching>
    </Form>
  );
}
