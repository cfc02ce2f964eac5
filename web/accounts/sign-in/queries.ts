import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

export const sessionsQuery = callQuery(['sessions'], 'GET /users/sessions');

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
