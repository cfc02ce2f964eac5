import type { QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem-error.ts';

/** The first delay and the longest, in milliseconds. */
const [minDelay, maxDelay] = [2_000, 60_000];

/** What's shown but didn't load, because the server was too busy or not available. */
const unloaded = {
  type: 'active',
  predicate: ({ state }: { state: { error: unknown } }) => isProblem(state.error, 'unavailable'),
} as const;

export const isBusy = (client: QueryClient): boolean =>
  client.getQueryCache().findAll(unloaded).length > 0;

/** Loads again, at growing intervals, what the server was too busy for. */
export function retryWhenBusy(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && !isBusy(client)) tries = 0;
    if (event.action.type === 'error' && isProblem(event.action.error, 'unavailable'))
      timer ??= setTimeout(retry, getDelay());
  });
  function retry() {
    timer = undefined;
    tries += 1;
    void client.refetchQueries(unloaded);
  }
  // A random part, so that not everyone tries again at the same moment.
  const getDelay = () => Math.min(minDelay * 2 ** tries, maxDelay) * (0.5 + Math.random() / 2);
}
