import { expect, test } from 'vitest';
import { describeCountdown, waitFor } from './countdown.ts';

const times = { startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-26T15:00:00.000Z' };
const at = (time: string) => describeCountdown(times, Date.parse(time));

test('counts down to the start, then to the end, then says that it’s over', () => {
  expect(at('2026-11-24T12:30:00Z')).toMatchObject({
    stage: 'before',
    text: 'Starts in 2 hours 30 minutes',
  });
  expect(at('2026-11-24T14:59:59.999Z').text).toBe('Starts in less than a minute');
  expect(at('2026-11-24T15:00:00Z')).toMatchObject({ stage: 'during', text: 'Ends in 2 days' });
  expect(at('2026-11-26T14:59:59.999Z').stage).toBe('during');
  expect(at('2026-11-26T15:00:00Z')).toEqual({ stage: 'after', text: 'Ended' });
});

test('the text changes with each wait, which is a minute at most', () => {
  const until = Date.parse(times.startsAt);
  for (const early of [1, 59_999, 60_000, 60_001, 7_200_000]) {
    const now = until - early;
    const wait = waitFor([until], now)!;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(describeCountdown(times, now + wait).text).not.toBe(describeCountdown(times, now).text);
  }
});

test('waits for the next moment, and stops once all have passed', () => {
  expect(waitFor([1000, 90_000], 500)).toBe(501);
  expect(waitFor([1000, 90_000], 1000)).toBe(29_001);
  expect(waitFor([1000, 90_000], 90_000)).toBeUndefined();
});
