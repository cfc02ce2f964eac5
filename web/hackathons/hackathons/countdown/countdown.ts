import { formatDuration } from '#web/lib/formats/format-duration.ts';

export type Times = { startsAt: string; endsAt: string };

export type Countdown = { stage: 'before' | 'during' | 'after'; text: string };

/** How long it takes until a hackathon starts or ends. */
export function describeCountdown({ startsAt, endsAt }: Times, now: number): Countdown {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (now < start) return { stage: 'before', text: `Starts in ${formatDuration(start - now)}` };
  if (now < end) return { stage: 'during', text: `Ends in ${formatDuration(end - now)}` };
  return { stage: 'after', text: 'Ended' };
}

const minute = 60_000;

/**
 * How long to wait until a countdown's text changes or a moment has passed; undefined once all have.
 * Never more than a minute, because timers stand still while a computer sleeps.
 */
export function waitFor(moments: readonly number[], now: number): number | undefined {
  const waits = moments.filter((at) => at > now).map((at) => ((at - now) % minute) + 1);
  return waits.length === 0 ? undefined : Math.min(...waits);
}
