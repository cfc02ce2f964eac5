import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** The signed-in person's teams with what's new, and their tickets. */
export const homeQuery = queryOptions({
  queryKey: ['projects', 'home'],
  queryFn: ({ signal }) => call('GET /users/home', { signal }),
});
