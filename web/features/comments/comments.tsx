import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Mentioned, showMentions } from '#contract/mentions.ts';
import { formatNumber } from '#web/lib/format-numbers.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { getErrorMessage } from '#web/lib/problem-error.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { CommentEntry } from './comment-entry.tsx';
import { commentsQuery, type TicketIds } from './queries.ts';
import { quote } from './quote.ts';
import { WriteComment, type WriteCommentHandle } from './write-comment.tsx';

type CommentsProps = TicketIds & {
  /** Whose draft is kept. */
  personId: number | undefined;
  /** The team, who can be mentioned. */
  people: readonly Mentioned[];
};

/** The comments on a ticket, and the box to write one. */
export function Comments({ projectId, ticketId, personId, people }: CommentsProps) {
  const ids = { projectId, ticketId };
  const box = useRef<WriteCommentHandle>(null);
  const { data: comments, error, isPending, refetch } = useQuery(commentsQuery(ids));
  return (
    <section aria-labelledby="comments" className="border-t border-line pt-5">
      <h2 id="comments" className="mb-3 text-lg">
        Comments
        {!!comments?.length && (
          <span className="ml-2 text-base font-normal text-soft tabular-nums">
            {formatNumber(comments.length)}
          </span>
        )}
      </h2>
      {isPending && <Loading className="py-6">Loading comments...</Loading>}
      {error && (
        <LoadFailure className="mb-4" onRetry={refetch}>
          Couldn’t load comments. {getErrorMessage(error, '')}
        </LoadFailure>
      )}
      {comments?.length === 0 && <p className="mb-4 text-soft">No comments yet</p>}
      <ol className="grid gap-5">
        {comments?.map((comment) => (
          <CommentEntry
            key={comment.id}
            comment={comment}
            ids={ids}
            people={people}
            onReply={() => box.current?.add(quote(showMentions(comment.text, comment.mentions)))}
            onDeleted={() => box.current?.focus()}
          />
        ))}
      </ol>
      <WriteComment
        key={personId}
        ids={ids}
        people={people}
        personId={personId}
        draft={`comment-${ticketId}-${personId}`}
        ref={box}
        className={comments?.length ? 'mt-6' : ''}
      />
    </section>
  );
}
