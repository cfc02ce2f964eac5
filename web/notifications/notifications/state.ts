import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import { call } from '#web/lib/api/api.ts';

const queryKey = ['notifications', 'state'] as const;

/** How many notifications are unread, and the newest one. Only streams set it. */
export const stateQuery = queryOptions({
  queryKey,
  queryFn: skipToken as unknown as () => Promise<NotificationState>,
  staleTime: Infinity,
});

/** How soon someone is emailed. */
export const settingsKey = ['notifications', 'settings'] as const;

export const listKey = ['notifications', 'list'] as const;

/** Takes over what a stream says, and reloads open lists. Returns whether something is new, or read. */
export function receiveState(client: QueryClient, state: NotificationState): boolean {
  const known = client.getQueryData<NotificationState>(queryKey);
  client.setQueryData(queryKey, state);
  const isNew = !!known && (known.last !== state.last || known.unread !== state.unread);
  if (isNew) void client.invalidateQueries({ queryKey: listKey });
  return isNew;
}

/** Marks what is about the open page as read, also what comes while it's open. */
export function useReadSubject(subject: string | undefined) {
  const { data } = useQuery(stateQuery);
  const { last = 0, unread = 0 } = data ?? {};
  const isUnread = unread > 0;
  useEffect(() => {
    if (subject === undefined || !isUnread) return;
    // If this fails, they stay unread; the next visit tries again.
    call('PUT /notifications/read', { body: { upTo: last, subject } }).catch(() => {});
  }, [subject, isUnread, last]);
}
