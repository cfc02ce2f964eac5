import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { isBusy, retryWhenBusy } from './retry-when-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const problem = (code: 'unavailable' | 'internal') =>
  new ProblemError({ status: 503, code, message: 'No' });

function show(load: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  retryWhenBusy(client);
  const shown = new QueryObserver(client, { queryKey: ['board'], queryFn: load });
  return { client, hide: shown.subscribe(() => {}) };
}

it('reloads at growing intervals while the server is too busy', async () => {
  const load = vi.fn(async () => Promise.reject(problem('unavailable')));
  const { client } = show(load);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isBusy(client)).toBe(true);
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(2);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load.mock.calls.length).toBeGreaterThan(10);
  expect(load.mock.calls.length).toBeLessThan(26);
  load.mockImplementation(async () => 'loaded' as never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryData(['board'])).toBe('loaded');
  expect(isBusy(client)).toBe(false);
});

it('does not load again what is no longer shown, or failed for another reason', async () => {
  const load = vi.fn(async () => Promise.reject(problem('unavailable')));
  const { client, hide } = show(load);
  await vi.advanceTimersByTimeAsync(0);
  hide();
  expect(isBusy(client)).toBe(false);
  const broken = vi.fn(async () => Promise.reject(problem('internal')));
  const other = show(broken);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(broken).toHaveBeenCalledOnce();
  expect(isBusy(other.client)).toBe(false);
});
