import type { QueryClient } from '@tanstack/react-query';

/** Has everything loaded again the next time it's shown: much depends on which teams someone is on. */
export const markAllStale = (client: QueryClient) =>
  client.invalidateQueries({ refetchType: 'none' });
