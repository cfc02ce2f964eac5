import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** Whom admins have named organizers. */
export const organizersQuery = callQuery(['admin', 'organizers'], 'GET /admin/organizers');

/** The newest accounts with a text in their name or email address. */
export const accountsByNameQuery = (name: string) =>
  queryOptions({
    queryKey: ['admin', 'people-by-name', name],
    queryFn: async ({ signal }) => {
      const { people } = await call('GET /admin/people', { query: { query: name }, signal });
      return people.filter(({ suspension }) => !suspension).slice(0, 10);
    },
    placeholderData: keepPreviousData,
  });

/** Names someone an organizer, or makes them none anymore. */
export const useSetOrganizer = () =>
  useChange(async ({ userId, isOrganizer }: { userId: number; isOrganizer: boolean }) => {
    const params = { userId };
    if (isOrganizer) await call('PUT /admin/organizers/{userId}', { params });
    else await call('DELETE /admin/organizers/{userId}', { params });
  }, organizersQuery);
