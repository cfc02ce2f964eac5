import { isSkippedHour, skippedHour } from '#web/lib/formats/local-date-time.ts';
import { ProblemError } from '#web/lib/api/problem-error.ts';

/** Throws invalid_input for date and time fields with an hour that the clocks skip, as the server would. */
export function refuseSkippedHours(times: Record<string, string>) {
  const errors = Object.entries(times)
    .filter(([, local]) => isSkippedHour(local))
    .map(([field]) => ({ field, message: skippedHour }));
  if (errors.length > 0)
    throw new ProblemError({ status: 400, code: 'invalid_input', message: skippedHour, errors });
}
