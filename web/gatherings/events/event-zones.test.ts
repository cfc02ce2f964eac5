import { afterEach, expect, test, vi } from 'vitest';
import { findTimeThere, formatEventTimes, zoneTimeName } from './event-zones.ts';

afterEach(() => void vi.unstubAllEnvs());

const readIn = (zone: string) => void vi.stubEnv('TZ', zone);

const evening = {
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T17:00:00.000Z',
  timeZone: 'Europe/Helsinki',
  format: 'On site',
} as const;

test('an event is shown in its own time, whose name only others see', () => {
  readIn('Europe/Helsinki');
  expect(findTimeThere(evening)).toBeUndefined();
  expect(formatEventTimes(evening)).toBe('24.11.2026 klo 17.00–19.00');
  readIn('Australia/Sydney');
  expect(findTimeThere(evening)).toEqual({
    day: '2026-11-24',
    start: '24.11.2026 klo 17.00, Helsinki time',
  });
  expect(formatEventTimes(evening)).toBe('24.11.2026 klo 17.00–19.00, Helsinki time');
  // The same time by another name.
  readIn('Europe/Kyiv');
  expect(findTimeThere(evening)).toBeUndefined();
});

test('an online event is shown in the reader’s time alone', () => {
  const online = { ...evening, format: 'Online' } as const;
  readIn('America/New_York');
  expect(findTimeThere(online)).toBeUndefined();
  expect(formatEventTimes(online)).toBe('24.11.2026 klo 10.00–12.00');
});

test('the day is the one that is shown', () => {
  readIn('America/New_York');
  const early = { ...evening, startsAt: '2026-11-24T22:30:00.000Z' };
  expect(findTimeThere(early)).toMatchObject({ day: '2026-11-25' });
  readIn('Australia/Sydney');
  const late = { ...evening, timeZone: 'America/New_York', startsAt: '2026-11-25T01:30:00.000Z' };
  expect(findTimeThere(late)).toEqual({
    day: '2026-11-24',
    start: '24.11.2026 klo 20.30, New York time',
  });
});

test.each([
  // Helsinki’s clocks change on October 25, New York’s a week later and Sydney’s on October 4.
  ['2026-10-24T14:00:00.000Z', '24.10.2026 klo 17.00', 'America/New_York'],
  ['2026-10-26T15:00:00.000Z', '26.10.2026 klo 17.00', 'America/New_York'],
  ['2026-11-02T15:00:00.000Z', '2.11.2026 klo 17.00', 'America/New_York'],
  ['2026-10-03T14:00:00.000Z', '3.10.2026 klo 17.00', 'Australia/Sydney'],
  ['2026-10-05T14:00:00.000Z', '5.10.2026 klo 17.00', 'Australia/Sydney'],
])('stays at five in Helsinki while clocks change: %s', (startsAt, start, zone) => {
  readIn(zone);
  expect(findTimeThere({ ...evening, startsAt })?.start).toBe(`${start}, Helsinki time`);
});

test('an event that ends on another day has both dates', () => {
  readIn('Europe/Helsinki');
  expect(formatEventTimes({ ...evening, endsAt: '2026-11-25T07:00:00.000Z' })).toBe(
    '24.11.2026 klo 17.00 – 25.11.2026 klo 9.00',
  );
});

test('a zone that the browser doesn’t know leaves the reader’s time', () => {
  readIn('Europe/Helsinki');
  const nowhere = { ...evening, timeZone: 'Europe/Atlantis' };
  expect(findTimeThere(nowhere)).toBeUndefined();
  expect(formatEventTimes(nowhere)).toBe('24.11.2026 klo 17.00–19.00');
});

test('names the time of a zone by its city', () => {
  expect(zoneTimeName('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(zoneTimeName('UTC')).toBe('UTC');
});
