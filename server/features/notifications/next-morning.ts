const hour = 60 * 60 * 1000;
const day = 24 * hour;
const morning = 8;
const monday = 1;

/**
 * When the next daily email is sent to someone: at 8:00 in their time zone. The weekly one is sent on
 * Mondays. An unknown time zone counts as UTC.
 */
export function nextMorning(now: Date, timeZone: string, every: 'daily' | 'weekly'): Date {
  const readClock = clockOf(timeZone);
  for (let days = 0; ; days += 1) {
    const due = toMorning(readClock, new Date(now.getTime() + days * day));
    const isMonday = new Date(readClock(due)).getUTCDay() === monday;
    if (due > now && (every === 'daily' || isMonday)) return due;
  }
}

type ReadClock = (at: Date) => number;

/** 8:00 on the day that it is at a time, where this clock is. */
function toMorning(readClock: ReadClock, at: Date): Date {
  const local = readClock(at);
  const wanted = local - (local % day) + morning * hour;
  // The clocks may change in between, so correct it once more.
  const near = new Date(at.getTime() + wanted - local);
  return new Date(near.getTime() + wanted - readClock(near));
}

/** Reads a time zone's clock, as if it showed UTC. */
function clockOf(timeZone: string): ReadClock {
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
    return new Intl.DateTimeFormat('en', { ...options, timeZone: timeZone || 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
