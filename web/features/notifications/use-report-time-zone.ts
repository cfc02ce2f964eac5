import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/lib/api.ts';
import { settingsKey } from './state.ts';

const storageKey = 'reportedTimeZone';

/** Tells the server once where this browser is, so that daily emails come in the morning there. */
export function useReportTimeZone(userId: number) {
  const client = useQueryClient();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const reported = `${userId} ${timeZone}`;
    if (!timeZone || localStorage.getItem(storageKey) === reported) return;
    call('PUT /users/notification-settings', { body: { browserTimeZone: timeZone } })
      .then(() => {
        localStorage.setItem(storageKey, reported);
        return client.invalidateQueries({ queryKey: settingsKey });
      })
      // The next visit tries again.
      .catch(() => {});
  }, [client, userId]);
}
