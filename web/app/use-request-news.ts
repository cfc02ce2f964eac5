import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestsKey } from '#web/features/join-requests/queries.ts';
import { stateQuery, useReadSubject } from '#web/features/notifications/state.ts';

/**
 * Reloads what is shown of join requests when the person is told something, and marks what they were
 * told about the open request as read.
 */
export function useRequestNews(requestId?: number) {
  const client = useQueryClient();
  const { data } = useQuery(stateQuery);
  const last = data?.last;
  const known = useRef(last);
  useReadSubject(requestId === undefined ? undefined : `join-request:${requestId}`);
  useEffect(() => {
    if (known.current !== undefined && known.current !== last)
      void client.invalidateQueries({ queryKey: requestsKey });
    known.current = last;
  }, [client, last]);
}
