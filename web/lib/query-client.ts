import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '#web/lib/problem-error.ts';

/** Everything that came from the server, for the whole page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Asking again helps only where the server was not reached or not ready.
      retry: (failures, error) =>
        failures < 2 && (isProblem(error, 'network') || isProblem(error, 'unavailable')),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
  },
});
