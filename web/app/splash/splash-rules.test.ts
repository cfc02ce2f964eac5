import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { showsSplash } from './splash-rules.ts';

const script = readFileSync(`${import.meta.dirname}/../../../public/before-paint.js`, 'utf8');
const now = Date.UTC(2030, 0, 31);
const daysAgo = (count: number) => String(now - count * 24 * 60 * 60 * 1000);

/** What `before-paint.js` finds out from local storage. */
function run(localStorage: Record<string, string> | undefined) {
  const dataset: { visited?: string; theme?: string } = {};
  const document = { documentElement: { dataset }, currentScript: { dataset: {} } };
  const page = { document, Date: { now: () => now } };
  runInNewContext(script, localStorage ? { ...page, localStorage } : page);
  return { theme: dataset.theme, isRecent: dataset.visited !== undefined };
}

const shows = (stored: Record<string, string>, path = '/') => showsSplash({ ...run(stored), path });

describe('the splash', () => {
  it('shows on the first visit', () => {
    expect(shows({})).toBe(true);
  });

  it('shows if it was never completed', () => {
    expect(shows({ lastVisitTime: daysAgo(1) })).toBe(true);
  });

  it('doesn’t show within seven days of the last visit', () => {
    expect(shows({ hasSeenSplash: 'true', lastVisitTime: daysAgo(1) })).toBe(false);
    expect(shows({ hasSeenSplash: 'true', lastVisitTime: daysAgo(7) })).toBe(false);
  });

  it('shows after more than seven days', () => {
    const lastVisitTime = String(Number(daysAgo(7)) - 1);
    expect(shows({ hasSeenSplash: 'true', lastVisitTime })).toBe(true);
  });

  it('doesn’t show if the last visit is missing or not a number', () => {
    expect(shows({ hasSeenSplash: 'true' })).toBe(false);
    expect(shows({ hasSeenSplash: 'true', lastVisitTime: 'yesterday' })).toBe(false);
  });

  it('doesn’t show where storage is blocked', () => {
    expect(run(undefined).isRecent).toBe(true);
  });

  it.each(['/verify', '/reset-password', '/confirm-contact', '/unsubscribe', '/decision'])(
    'doesn’t show at %s, which an emailed link opens',
    (path) => {
      expect(shows({}, path)).toBe(false);
    },
  );
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['pink', undefined],
])('the stored theme %s sets the theme %s', (stored, theme) => {
  expect(run({ theme: stored }).theme).toBe(theme);
});
