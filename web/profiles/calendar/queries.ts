import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call('GET /users/calendar-feed', { signal }),
});

/** Makes an address. Only the reply has it. */
export function useMakeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /users/calendar-feed', {}),
    onSuccess: ({ createdAt }) => client.setQueryData(calendarFeedQuery.queryKey, { createdAt }),
  });
}

export function useRemoveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /users/calendar-feed', {}),
    onSuccess: () => client.setQueryData(calendarFeedQuery.queryKey, { createdAt: null }),
  });
}
