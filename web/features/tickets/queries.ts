import { queryOptions } from '@tanstack/react-query';
import type { Ticket } from '#contract/tickets.ts';
import { call } from '#web/lib/api.ts';

/** The board of a project: every ticket in one list, in no particular order. */
export const ticketsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'tickets'],
    queryFn: async ({ signal }): Promise<Ticket[]> =>
      (
        await call('GET /projects/{projectId}/tickets', {
          params: { projectId: String(projectId) },
          signal,
        })
      ).content,
  });

/** What the board and the ticket say when their list does not come (section 8). */
export const ticketsFailure = 'Failed to fetch tickets';
