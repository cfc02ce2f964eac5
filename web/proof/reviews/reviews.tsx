import { useQuery } from '@tanstack/react-query';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { AskTeammates } from './ask-teammates.tsx';
import { describeUncounted } from './describe-uncounted.ts';
import { reviewsQuery, type TicketIds } from './queries.ts';
import { ReviewEntry } from './review-entry.tsx';
import { WriteReview } from './write-review.tsx';

type ReviewsProps = TicketIds & { isDone: boolean; personId: number | undefined };

/** What teammates say about a finished ticket. Shows nothing for an open one that was never reviewed. */
export function Reviews({ isDone, personId, ...ids }: ReviewsProps) {
  const { data, error, refetch } = useQuery(reviewsQuery(ids));
  const [note, setNote] = useDraft(`review-${ids.ticketId}-${personId}`);
  if (!isDone && !data?.reviews.length) return null;
  if (error && !data) return <QueryFailure query={{ error, refetch }} what="reviews" />;
  if (!data) return null;
  const { reviews, can, refusal, teammates, uncounted } = data;
  // A person who finished it hears why it doesn't count. Others only do while nobody has reviewed it.
  const isWaiting = !can.review && reviews.length === 0;
  const explanation = uncounted
    ? `${describeUncounted(uncounted)}.`
    : isWaiting && (refusal ?? 'Nobody has reviewed this ticket yet.');
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2 text-lg">
        Reviews
      </h2>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReviewEntry
            key={review.id}
            review={review}
            ids={ids}
            canTakeBack={can.remove && review.by?.id === personId}
            onTakenBack={() => setNote(review.note)}
          />
        ))}
      </ul>
      {isDone && can.review && (
        <WriteReview
          ids={ids}
          note={note}
          setNote={setNote}
          className={reviews.length > 0 ? 'mt-5' : ''}
        />
      )}
      {isDone && explanation && <p className="mt-2 text-body text-soft">{explanation}</p>}
      {isDone && teammates.length > 0 && <AskTeammates ids={ids} teammates={teammates} />}
    </section>
  );
}
