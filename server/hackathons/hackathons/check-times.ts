import { day } from '#contract/values/durations.ts';
import { ProblemError } from '#server/platform/problem.ts';

const mostDaysAhead = 2 * 366;

type Times = { startsAt: string; endsAt: string };
type Stored = { starts_at: string; ends_at: string };

/**
 * Refuses new times in the past, because results are signed with the day of the hackathon, and times
 * too far ahead. `before`: the times that are stored.
 */
export function checkTimes({ startsAt, endsAt }: Times, now: Date, before?: Stored) {
  const start = Date.parse(startsAt) - now.getTime();
  const isNewStart = startsAt !== before?.starts_at;
  if (isNewStart && start < -day) refuse('startsAt', 'Start must not be more than a day ago');
  if (isNewStart && start > mostDaysAhead * day) refuse('startsAt', 'Start must be within 2 years');
  if (endsAt !== before?.ends_at && endsAt <= now.toISOString())
    refuse('endsAt', 'End must be in the future');
}

function refuse(field: keyof Times, message: string): never {
  throw new ProblemError('invalid_input', { message, errors: [{ field, message }] });
}
