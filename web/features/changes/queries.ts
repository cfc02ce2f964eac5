import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

type Place = { projectId: number; ticketId: number };

/** What happened to a ticket, the newest first. */
export const historyQuery = ({ projectId, ticketId }: Place) =>
  queryOptions({
    queryKey: ['history', projectId, ticketId],
    queryFn: ({ signal }) =>
      call('GET /projects/{projectId}/tickets/{ticketId}/changes', {
        params: { projectId, ticketId },
        signal,
      }),
  });
