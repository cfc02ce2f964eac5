import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hackathonKey, reloadHackathon } from '#web/hackathons/hackathons/queries.ts';
import { call } from '#web/lib/api/api.ts';

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
export function useChangePerson(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, state }: PersonState) =>
      call('PUT /hackathons/{slug}/people/{userId}', { params: { slug, userId }, body: { state } }),
    onSettled: () => reloadHackathon(client, slug),
  });
}

/** Emails the link to addresses. */
export function useInviteAddresses(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (addresses: string[]) =>
      call('POST /hackathons/{slug}/invitations', { params: { slug }, body: { addresses } }),
    onSettled: () => reloadHackathon(client, slug),
  });
}
