import { infiniteQueryOptions } from '@tanstack/react-query';
import { teamChangesOnPage } from '#contract/values/page-sizes.ts';
import { call } from '#web/lib/api/api.ts';
import { teamChangesKey } from './queries.ts';

/** What a team did lately, newest first. */
export const teamChangesQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: teamChangesKey(projectId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /projects/{projectId}/changes', {
        params: { projectId },
        query: { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) =>
      page.length === teamChangesOnPage ? page.at(-1)?.number : undefined,
  });
