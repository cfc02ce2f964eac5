import { expect, test } from 'vitest';
import { fromLocalDateTime, toLocalDateTime } from './local-date-time.ts';

test.each(['2026-11-24T17:00', '2026-03-30T03:30', '2027-01-01T00:00'])(
  'writes %s as it was read, in the time zone of the person',
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
