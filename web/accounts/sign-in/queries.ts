import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

export const sessionsQuery = callQuery(['sessions'], 'GET /users/sessions');

/** Ends one session, or all but this one. */
export const useEndSessions = () =>
  useChange(async (which: number | 'others'): Promise<void> => {
    if (which === 'others') await call('DELETE /users/sessions');
    else await call('DELETE /users/sessions/{sessionId}', { params: { sessionId: String(which) } });
  }, sessionsQuery);
