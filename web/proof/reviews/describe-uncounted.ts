import type { UncountedReason } from '#contract/proof/reviews.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';

/** Why a finished ticket doesn't count yet: "Can be reviewed from Nov 29" */
export function describeUncounted({ reason, from }: UncountedReason): string {
  const day = from && formatDate(new Date(from));
  if (reason === 'no_teammate') return 'Nobody else was on the team when it was finished';
  if (reason === 'review_ignored') return 'Its review doesn’t count';
  if (reason === 'review_waits')
    return day
      ? `Its review counts from ${day}`
      : 'Its review counts once its author has finished a ticket on a team';
  return day ? `Can be reviewed from ${day}` : 'Waiting for a review';
}
