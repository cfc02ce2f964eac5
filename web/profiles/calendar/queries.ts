import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

export const calendarFeedQuery = callQuery(['calendar-feed'], 'GET /users/calendar-feed');

/** Makes an address. Only the reply has it. */
export function useMakeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /users/calendar-feed', {}),
    onSuccess: ({ createdAt }) => showReply(client, calendarFeedQuery.queryKey, { createdAt }),
  });
}

export function useRemoveAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /users/calendar-feed', {}),
    onSuccess: () => showReply(client, calendarFeedQuery.queryKey, { createdAt: null }),
  });
}
