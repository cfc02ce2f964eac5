type Times = {
  startsAt: string;
  endsAt: string;
  canceledAt: string | null;
  resultsPublishedAt: string | null;
  /** Until when this team can submit after the end. */
  reopenedUntil: string | null;
};

/** Until when a team can submit. */
export const closesAt = ({ endsAt, reopenedUntil }: Pick<Times, 'endsAt' | 'reopenedUntil'>) =>
  reopenedUntil !== null && reopenedUntil > endsAt ? reopenedUntil : endsAt;

/** Whether a team could submit at a time: from the start, until just before the end. */
export function submitting(times: Times, at: Date): 'too_early' | 'open' | 'too_late' {
  const now = at.toISOString();
  if (times.canceledAt !== null || times.resultsPublishedAt !== null) return 'too_late';
  if (now < times.startsAt) return 'too_early';
  return now < closesAt(times) ? 'open' : 'too_late';
}

/** Those who run a hackathon can give a team more time until the results are published. */
export const canReopen = (times: Times, at: Date) =>
  times.canceledAt === null &&
  times.resultsPublishedAt === null &&
  times.startsAt <= at.toISOString();
