import type { SuggestedTimes } from '#contract/gatherings/meetings.ts';

/** Whom suggested times fit, or why there are none. */
export function describeFit({ times, answered, members }: SuggestedTimes): string {
  if (answered === 0)
    return 'Nobody on your team has said when they have time, so we can’t suggest any.';
  const free = times[0]?.free;
  if (free === undefined)
    return answered === 1
      ? 'We found no time in the next 2 weeks.'
      : 'No two of those who said when they have time are free together.';
  if (free < answered) return `Fits ${free} of the ${answered} who said when they have time`;
  return answered === members ? 'Fits everyone' : 'Fits everyone who said when they have time';
}
