import { useMutation } from '@tanstack/react-query';
import type { Provider } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** Both external logins, linked or not. */
export const identitiesQuery = callQuery(['identities'], 'GET /users/identities');

/** Sends the browser to the provider, which redirects back to Settings. */
export const useLink = (provider: Provider) =>
  useMutation({
    mutationFn: () => call('POST /users/identities', { body: { provider } }),
    onSuccess: ({ location }) => window.location.assign(location),
  });

export const useUnlink = (provider: Provider) =>
  useChange(() => call('DELETE /users/identities/{provider}', { params: { provider } }), {
    queryKey: identitiesQuery.queryKey,
  });
