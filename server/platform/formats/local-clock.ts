/** Reads the time somewhere, in milliseconds as if it were UTC. */
export type LocalClock = (at: Date) => number;

/** The clock of an IANA time zone; an unknown one shows UTC. Creating a clock is slow, so reuse it. */
export function createLocalClock(timeZone: string): LocalClock {
  const formatter = createFormatter(timeZone);
  return (at) => {
    const parts = formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
    const clock = Object.fromEntries(parts) as Record<string, number>;
    return Date.UTC(
      clock['year'] ?? 0,
      (clock['month'] ?? 1) - 1,
      clock['day'],
      clock['hour'],
      clock['minute'],
      clock['second'],
    );
  };
}

/**
 * When a clock shows a time, in milliseconds as if it were UTC. An hour that it skips is the one after
 * it; of one that it repeats, it's either.
 */
export function whenClockShows(readClock: LocalClock, wanted: number): Date {
  // As if the clock were in UTC, which is up to 14 hours off; the clocks may change in between.
  const near = wanted + wanted - readClock(new Date(wanted));
  return new Date(near + wanted - readClock(new Date(near)));
}

function createFormatter(timeZone: string) {
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: timeZone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
