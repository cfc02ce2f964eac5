import { expect, test } from 'vitest';
import { runInTimeZone } from '#tests/time-zone.ts';
import { fromLocalDateTime, isSkippedHour, toLocalDateTime } from './local-date-time.ts';

// A zone in which the clocks change.
runInTimeZone('Europe/Helsinki');

test.each(['2026-11-24T17:00', '2026-03-30T03:30', '2027-01-01T00:00'])(
  'writes %s back unchanged, in the person’s time zone',
  (text) => {
    const moment = fromLocalDateTime(text)!;
    expect(moment.getHours()).toBe(Number(text.slice(11, 13)));
    expect(toLocalDateTime(moment)).toBe(text);
  },
);

test('finds no moment in an empty or incomplete field', () => {
  for (const text of ['', '2026-11-24T', 'tomorrow'])
    expect(fromLocalDateTime(text)).toBeUndefined();
});

test('finds an hour that the clocks skip in spring', () => {
  expect(isSkippedHour('2026-03-29T03:30')).toBe(true);
  for (const text of ['2026-03-29T02:59', '2026-03-29T04:00', '2026-10-25T03:30', '', 'soon'])
    expect([text, isSkippedHour(text)]).toEqual([text, false]);
});
