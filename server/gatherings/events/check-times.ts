import { addDays } from '#contract/values/durations.ts';
import { invalidField } from '#server/platform/problem.ts';

const mostDaysAhead = 2 * 365;

/** Throws invalid_input for a new start in the past or too far ahead. `before`: what is stored. */
export function checkTimes(
  { startsAt }: { startsAt: string },
  now: Date,
  before?: { starts_at: string },
) {
  if (startsAt === before?.starts_at) return;
  if (startsAt <= now.toISOString()) throw invalidField('startsAt', 'Start must be in the future');
  if (startsAt > addDays(now, mostDaysAhead).toISOString())
    throw invalidField('startsAt', 'Start must be within 2 years');
}
