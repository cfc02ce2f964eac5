import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { showsSplash } from './splash-rules.ts';

const now = Date.UTC(2030, 0, 31);
const days = (count: number) => count * 24 * 60 * 60 * 1000;

describe('showsSplash', () => {
  it('returns true on the first visit', () => {
    expect(showsSplash({ seen: null, lastVisit: null, now, path: '/' })).toBe(true);
  });

  it('returns true if the splash was never completed', () => {
    expect(showsSplash({ seen: null, lastVisit: String(now - days(1)), now, path: '/' })).toBe(
      true,
    );
  });

  it('returns false within seven days of the last visit', () => {
    expect(showsSplash({ seen: 'true', lastVisit: String(now - days(1)), now, path: '/' })).toBe(
      false,
    );
    expect(showsSplash({ seen: 'true', lastVisit: String(now - days(7)), now, path: '/' })).toBe(
      false,
    );
  });

  it('returns true after more than seven days', () => {
    expect(
      showsSplash({ seen: 'true', lastVisit: String(now - days(7) - 1), now, path: '/' }),
    ).toBe(true);
  });

  it('returns false if the last visit is not a number', () => {
    expect(showsSplash({ seen: 'true', lastVisit: 'yesterday', now, path: '/' })).toBe(false);
  });

  it.each(['/verify', '/reset-password', '/confirm-contact', '/unsubscribe', '/decision'])(
    'returns false at %s, which an emailed link opens',
    (path) => {
      expect(showsSplash({ seen: null, lastVisit: null, now, path })).toBe(false);
    },
  );
});

describe('before-paint.js', () => {
  const script = readFileSync(`${import.meta.dirname}/../../public/before-paint.js`, 'utf8');
  const run = (stored: { hasSeenSplash?: string; lastVisitTime?: string }) => {
    const dataset: { visited?: string } = {};
    const document = { documentElement: { dataset } };
    const localStorage = { ...stored, getItem: () => null };
    runInNewContext(script, { document, localStorage, Date: { now: () => now } });
    return dataset;
  };

  it('shows the header early exactly where no splash will cover it', () => {
    const times = [undefined, 'yesterday', ...[1, 7, 7.001, 30].map((age) => `${now - days(age)}`)];
    for (const seen of ['true', 'false', undefined]) {
      for (const lastVisit of times) {
        const { visited } = run({
          ...(seen && { hasSeenSplash: seen }),
          ...(lastVisit && { lastVisitTime: lastVisit }),
        });
        const isCovered = showsSplash({
          seen: seen ?? null,
          lastVisit: lastVisit ?? null,
          now,
          path: '/',
        });
        expect(visited, `${seen} ${lastVisit}`).toBe(isCovered ? undefined : '');
      }
    }
  });
});
