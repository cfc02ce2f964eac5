import { lazy, Suspense, useState } from 'react';
import { editGraceMinutes } from '#contract/values/post-edits.ts';
import type { Comment } from '#contract/board/comments.ts';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import type { Place } from './place.ts';

const EarlierTexts = lazy(() => import('./earlier-texts.tsx'));

/** When a comment was written and edited, which leads to what it said before. */
export function CommentTime({ comment, place }: { comment: Comment; place: Place }) {
  const { createdAt, updatedAt, isHeld } = comment;
  const [isOpen, setIsOpen] = useState<boolean>();
  const isKept =
    place.listVersions &&
    !isHeld &&
    Date.parse(updatedAt) - Date.parse(createdAt) >= editGraceMinutes * 60_000;
  const edited = (
    <>
      edited <TimeAgo iso={updatedAt} />
    </>
  );
  return (
    <span className="text-sm text-soft">
      <TimeAgo iso={createdAt} />
      {updatedAt > createdAt && (
        <>
          {' '}
          <span aria-hidden>·</span>{' '}
          {isKept ? (
            <button
              type="button"
              className="underline decoration-dotted underline-offset-4 hover:text-ink"
              onClick={() => setIsOpen(true)}
            >
              {edited}
              <span className="sr-only">: show earlier texts</span>
            </button>
          ) : (
            edited
          )}
        </>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <EarlierTexts
            open={isOpen}
            onOpenChange={setIsOpen}
            commentId={comment.id}
            place={place}
          />
        </Suspense>
      )}
    </span>
  );
}
