import Star from 'lucide-react/icons/star';
import { formatRating } from '#web/lib/formats/format-amounts.ts';

type RatingProps = { rating: number; /** The number of reviews, as text. */ children: string };

/** A rating out of five stars. */
export const Rating = ({ rating, children }: RatingProps) => (
  <p className="flex items-center gap-1 text-sm whitespace-nowrap tabular-nums">
    <Star
      aria-hidden
      className="size-4 fill-cloudberry stroke-cloudberry-ink dark:stroke-cloudberry"
    />
    <span className="font-semibold">{formatRating(rating)}</span>
    <span className="sr-only"> of 5 stars </span>
    <span className="text-soft">({children})</span>
  </p>
);
