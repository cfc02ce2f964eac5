import { findDueDateError } from '#contract/values/ticket-limits.ts';
import type { LocalClock } from '#server/platform/formats/local-clock.ts';
import { maxWordLength } from './words.ts';

const monthNames =
  'january, february, march, april, may, june, july, august, september, october, november, december'.split(
    ', ',
  );
const months = new Map([
  ...monthNames.flatMap((name, index) => [
    [name, index + 1] as const,
    [name.slice(0, 3), index + 1] as const,
  ]),
  ['sept', 9] as const,
]);

/**
 * Ways to write a day, such as 2026-11-24, 24/Nov/26, Nov 24, 2026 and 24.11.2026. Americans and
 * Europeans read 04/11/2026 differently, but not 24/11/2026.
 */
const dayFormats = [
  { format: /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, orders: ['ymd'] },
  { format: /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/, orders: ['ymd'] },
  { format: /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/, orders: ['dmy'] },
  { format: /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, orders: ['dmy', 'mdy'] },
  {
    format: /^(\d{1,2})(?:st|nd|rd|th)?\.?[/ -]([a-z]+)\.?,?[/ -](\d{4}|\d{2})(?!\d)/i,
    orders: ['dmy'],
  },
  { format: /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i, orders: ['mdy'] },
];
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? /i;
/** What may follow: a time, and the zone it's in. */
const clock = /^(?:T|,? ?(?:at )?)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?/i;
const zone = /^\(?(?:Z|UTC|GMT)?(?:([+-]\d{1,2}):?(\d{2})?)?\)?(?: \([\w +-]{1,60}\))?$/i;

/**
 * The day that a text says, such as "2026-11-24", or null if it isn't certain. A time that says where it
 * is becomes the day that `readClock` shows then.
 */
export function dayOf(text: string, readClock: LocalClock): string | null {
  if (text.length > maxWordLength) return null;
  // A period is due when it ends.
  const written = (text.split('→').at(-1) ?? '').trim().replace(weekday, '');
  return readEpoch(written, readClock) ?? readDay(written, readClock);
}

/** Seconds or milliseconds since 1970, as ClickUp writes them. */
function readEpoch(written: string, readClock: LocalClock): string | undefined {
  if (!/^(\d{10}|\d{13})$/.test(written)) return undefined;
  return dayAt(Number(written.padEnd(13, '0')), readClock);
}

const dayAt = (at: number, readClock: LocalClock) =>
  new Date(readClock(new Date(at))).toISOString().slice(0, 10);

function readDay(written: string, readClock: LocalClock): string | null {
  for (const { format, orders } of dayFormats) {
    const [found, ...parts] = format.exec(written) ?? [];
    if (found === undefined) continue;
    const days = orders.flatMap((order) => dayFrom(parts, order) ?? []);
    const [day] = days;
    const isCertain = day !== undefined && days.every((one) => one === day);
    return isCertain ? atClock(day, { rest: written.slice(found.length), readClock }) : null;
  }
  return null;
}

/** The day of these parts, if there is one. */
function dayFrom(parts: string[], order: string): string | undefined {
  const [year, month, day] = ['y', 'm', 'd'].map((part) => parts[order.indexOf(part)] ?? '');
  const number = months.get(month!.toLowerCase()) ?? month!;
  const written = `${year!.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return findDueDateError(written) ? undefined : written;
}

/** The day at the time that follows it. Without a zone, it's the day as it's written. */
function atClock(
  day: string,
  { rest, readClock }: { rest: string; readClock: LocalClock },
): string | null {
  if (rest === '') return day;
  const [time, hour, minute, half] = clock.exec(rest) ?? [];
  if (time === undefined) return null;
  const written = rest.slice(time.length).trim();
  if (written === '') return day;
  const [offset, hours = '0', minutes = '0'] = zone.exec(written) ?? [];
  if (offset === undefined) return null;
  const sign = hours.startsWith('-') ? -1 : 1;
  const ahead = Number(hours) * 60 + Number(minutes) * sign;
  const isAfternoon = half?.toLowerCase() === 'p';
  const shown = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return dayAt(Date.parse(day) + (shown * 60 + Number(minute) - ahead) * 60_000, readClock);
}
