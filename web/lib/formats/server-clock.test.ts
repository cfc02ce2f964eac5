import { afterEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-clock.ts';

afterEach(() => vi.useRealTimers());

it('follows the server’s clock, not this one', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z') });
  learnServerTime('Tue, 24 Nov 2026 15:00:00 GMT');
  vi.advanceTimersByTime(1500);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-24T15:00:01.500Z');
});

it('ignores an answer without a time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z') });
  learnServerTime('Tue, 24 Nov 2026 15:00:00 GMT');
  learnServerTime(null);
  learnServerTime('soon');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-24T15:00:00.000Z');
});
