import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/lib/api/api.ts';
import { readTimeOffsets } from '#web/lib/formats/time-offsets.ts';
import { settingsKey } from './state.ts';

const storageKey = 'reportedTimeZone';

/** Tells the server once where this browser is, so that daily emails come in the morning there. */
export function useReportTimeZone(userId: number) {
  const client = useQueryClient();
  useEffect(() => {
    // With other offsets the zone is another one. Asking for its name each time would take longer.
    const reported = `${userId} ${readTimeOffsets()}`;
    if (localStorage.getItem(storageKey) === reported) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (!timeZone) return;
    call('PUT /users/notification-settings', { body: { browserTimeZone: timeZone } })
      .then(() => {
        localStorage.setItem(storageKey, reported);
        return client.invalidateQueries({ queryKey: settingsKey });
      })
      // The next visit tries again.
      .catch(() => {});
  }, [client, userId]);
}
