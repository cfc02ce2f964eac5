import { useQueryClient } from '@tanstack/react-query';
import { requestsKey } from '#web/joining/join-requests/queries.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { useNews } from '#web/app/use-news.ts';

/**
 * Reloads what is shown of join requests when the person is told something, and marks what they were
 * told about the open request as read.
 */
export function useRequestNews(requestId?: number) {
  const client = useQueryClient();
  useReadSubject(requestId === undefined ? undefined : `join-request:${requestId}`);
  // The page may have loaded just before they were told.
  useNews(() => void client.invalidateQueries({ queryKey: requestsKey }), { orBefore: true });
}
