import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** How close the reader is to limits of joining, asking and inviting. */
export const allowancesQuery = queryOptions({
  queryKey: ['allowances'],
  queryFn: ({ signal }) => call('GET /users/allowances', { signal }),
  // It changes with what's done on every screen.
  staleTime: 0,
});
