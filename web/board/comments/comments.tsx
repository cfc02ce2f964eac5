import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Comment } from '#contract/board/comments.ts';
import { type Mentioned, showMentions } from '#contract/markdown/mentions.ts';
import { formatNumber } from '#web/lib/formats/format-numbers.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { commentsQuery, type Place } from './place.ts';
import { quote } from './quote.ts';
import type { LoadPeople } from './use-change-comments.ts';
import { WriteComment, type WriteCommentHandle } from './write-comment.tsx';

type CommentsProps = {
  place: Place;
  /** Whose draft is kept. */
  personId: number | undefined;
  /** The team as far as it's loaded, who can be mentioned. */
  people: readonly Mentioned[];
  loadPeople: LoadPeople;
  /** Reports a comment to the admins. */
  onReport?: (comment: Comment) => void;
  /** What is shown beside the actions of a comment. */
  renderExtra?: (comment: Comment, index: number) => ReactNode;
};

export function Comments(props: CommentsProps) {
  const { place, personId, people, loadPeople, onReport, renderExtra } = props;
  const { names, hidesHeading, isReadOnly } = place;
  const box = useRef<WriteCommentHandle>(null);
  const { data: comments, error, isPending, refetch } = useQuery(commentsQuery(place));
  return (
    <section
      aria-labelledby={names.many}
      className={hidesHeading ? undefined : 'border-t border-line pt-5'}
    >
      <h2 id={names.many} className={hidesHeading ? 'sr-only' : 'mb-3 text-lg'}>
        {names.heading}
        {!!comments?.length && (
          <span className="ml-2 text-base font-normal text-soft tabular-nums">
            {formatNumber(comments.length)}
          </span>
        )}
      </h2>
      {/* As high as “No comments yet”, so that the box below doesn’t jump. */}
      {isPending && <output className="mb-4 block text-soft">Loading {names.many}...</output>}
      <QueryFailure query={{ error, refetch }} what={names.many} className="mb-4" />
      {comments?.length === 0 && <p className="mb-4 text-soft">{names.none}</p>}
      <ol className="grid gap-5">
        {comments?.map((comment, index) => (
          <CommentEntry
            key={comment.id}
            comment={comment}
            place={place}
            people={people}
            loadPeople={loadPeople}
            onReport={onReport}
            extra={renderExtra?.(comment, index)}
            onReply={() => box.current?.add(quote(showMentions(comment.text, comment.mentions)))}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <WriteComment
          key={personId}
          place={place}
          people={people}
          loadPeople={loadPeople}
          personId={personId}
          ref={box}
          className={comments?.length ? 'mt-6' : ''}
        />
      )}
    </section>
  );
}
