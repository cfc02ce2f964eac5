import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  Notification,
  NotificationList,
  NotificationState,
} from '#contract/notifications/notifications.ts';
import { call } from '#web/lib/api/api.ts';
import { listKey, stateQuery } from './state.ts';

/** The person's notifications, newest first, 30 at a time. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    call('GET /notifications', {
      query: pageParam === undefined ? {} : { before: pageParam },
      signal,
    }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ hasMore, notifications }: NotificationList) =>
    hasMore ? notifications.at(-1)?.id : undefined,
});

export const notificationsFailure = 'Couldn’t load your notifications. Try again.';

type Reading = { upTo: number; subject?: string };

/** Marks notifications as read, right away on the page. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reading: Reading) => call('PUT /notifications/read', { body: reading }),
    onMutate: (reading) => showAsRead(client, reading),
    onError: () => void client.invalidateQueries({ queryKey: listKey }),
  });
}

function showAsRead(client: QueryClient, { upTo, subject }: Reading) {
  const isMeant = (one: Notification) =>
    !one.isRead && one.id <= upTo && (subject === undefined || one.subject === subject);
  const pages = client.getQueryData(notificationsQuery.queryKey);
  const count = pages?.pages.flatMap((page) => page.notifications).filter(isMeant).length ?? 0;
  client.setQueryData(
    notificationsQuery.queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) =>
            isMeant(one) ? { ...one, isRead: true } : one,
          ),
        })),
      },
  );
  client.setQueryData<NotificationState>(
    stateQuery.queryKey,
    (state) => state && { ...state, unread: subject ? Math.max(0, state.unread - count) : 0 },
  );
}
