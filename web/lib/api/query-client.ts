import { QueryClient } from '@tanstack/react-query';
import { reloadOutdatedFirstLoads } from '#web/lib/first-loads.ts';
import { isProblem } from './problem-error.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

/** Caches everything loaded from the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Retrying only helps if the server was unreachable or not ready.
      retry: (failures, error) =>
        failures < 2 && (isProblem(error, 'network') || isProblem(error, 'unavailable')),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
  },
});

reloadOutdatedFirstLoads(queryClient);
retryWhenBusy(queryClient);
