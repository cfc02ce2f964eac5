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
