import { Link } from 'react-router';
import type { Review } from '#contract/proof/reviews.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { type TicketIds, useTakeBackReview } from './queries.ts';

type ReviewEntryProps = {
  review: Review;
  ids: TicketIds;
  canTakeBack: boolean;
  onTakenBack: () => void;
};

/** One review. Its author can take it back for a day. */
export function ReviewEntry({ review, ids, canTakeBack, onTakenBack }: ReviewEntryProps) {
  const { by, note, createdAt, isCurrent } = review;
  const name = by?.name ?? 'Former member';
  const remove = useTakeBackReview(ids);
  const takeBack = () =>
    void remove
      .mutateAsync(undefined)
      .then(onTakenBack, (error: unknown) => toastFailure('Couldn’t delete your review', error));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <PersonPiece name={by?.name} seed={by?.id} photo={by?.avatar} />
      <article aria-label={`Review by ${name}`}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          {by ? (
            <Link to={paths.publicProfile(by.id)} className="font-semibold hover:underline">
              {name}
            </Link>
          ) : (
            <span dir="auto" className="font-semibold text-soft">
              {name}
            </span>
          )}
          <span className="text-sm text-soft">
            <TimeAgo iso={createdAt} />
            {!isCurrent && ' · before this was reopened'}
          </span>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {note || 'Looks good'}
        </p>
        {canTakeBack && (
          <Button
            size="sm"
            variant="quiet"
            className="mt-1 -ml-2.5"
            busy={remove.isPending}
            onClick={takeBack}
          >
            Delete<span className="sr-only"> your review</span>
          </Button>
        )}
      </article>
    </li>
  );
}
