import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('GET /users/sessions', { signal }),
});

/** Ends one session, or all but this one. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'others'): Promise<void> => {
      if (which === 'others') await call('DELETE /users/sessions');
      else
        await call('DELETE /users/sessions/{sessionId}', { params: { sessionId: String(which) } });
    },
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}
