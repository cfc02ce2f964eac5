import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hackathonKey } from '#web/hackathons/hackathons/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** People with an account whose name begins like this. */
export const foundPeopleQuery = (slug: string, name: string) =>
  queryOptions({
    queryKey: [...hackathonKey(slug), 'found', name],
    queryFn: ({ signal }) =>
      call('GET /hackathons/{slug}/found-people', { params: { slug }, query: { name }, signal }),
    placeholderData: keepPreviousData,
  });

type PersonState = { userId: number; state: 'invited' | 'signed_up' | 'absent' | 'removed' };

/** Adds someone, lets them in, marks them as absent or present, or removes them. */
export const useChangePerson = (slug: string) =>
  useChange(
    ({ userId, state }: PersonState) =>
      call('PUT /hackathons/{slug}/people/{userId}', { params: { slug, userId }, body: { state } }),
    { queryKey: hackathonKey(slug) },
  );

/** Emails the link to addresses. */
export const useInviteAddresses = (slug: string) =>
  useChange(
    (addresses: string[]) =>
      call('POST /hackathons/{slug}/invitations', { params: { slug }, body: { addresses } }),
    { queryKey: hackathonKey(slug) },
  );
