import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Provider } from '#contract/vocabulary.ts';
import { call } from '#web/lib/api.ts';

/** Both external logins, linked or not. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => call('GET /users/identities', { signal }),
});

/** Goes to the provider, which leads back to Settings. */
export const useLink = (provider: Provider) =>
  useMutation({
    mutationFn: () => call('POST /users/identities', { body: { provider } }),
    onSuccess: ({ location }) => window.location.assign(location),
  });

export function useUnlink(provider: Provider) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /users/identities/{provider}', { params: { provider } }),
    // Also after a refusal: the list is not what the screen shows.
    onSettled: () => client.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  });
}
