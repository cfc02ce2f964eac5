// What a `datetime-local` field holds in a time zone: "2026-11-24T17:00".

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, format);
  return format;
}

/** Whether this browser knows a time zone. An older one may not know a new name. */
export function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(formatIn(timeZone));
  } catch {
    return false;
  }
}

/** What clocks in a time zone show at a moment. */
export function toZonedDateTime(moment: Date, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(moment);
  const read = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? '';
  const year = read('year').padStart(4, '0');
  return `${year}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}`;
}

/**
 * The moment at which clocks in a time zone show this, the first one if they do so twice. Undefined if it's
 * empty or incomplete.
 */
export function fromZonedDateTime(text: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${text.slice(0, 16)}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (moment: number) =>
    Date.parse(`${toZonedDateTime(new Date(moment), timeZone)}Z`) - moment;
  // The clocks may change between the two, so each has its own distance from UTC.
  const moments = [wanted - day, wanted + day].map((near) => wanted - offsetAt(near));
  const exact = moments.filter((moment) => moment + offsetAt(moment) === wanted);
  return new Date(Math.min(...(exact.length > 0 ? exact : moments)));
}

const day = 24 * 60 * 60 * 1000;

/** Whether clocks in a time zone skip this hour. */
export function isSkippedThere(text: string, timeZone: string): boolean {
  const moment = fromZonedDateTime(text, timeZone);
  return moment !== undefined && toZonedDateTime(moment, timeZone) !== text.slice(0, 16);
}
