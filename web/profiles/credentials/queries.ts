import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

/** Your credentials. */
export const ownCredentialsQuery = queryOptions({
  queryKey: ['own-credentials'],
  queryFn: ({ signal }) => call('GET /users/credentials', { signal }),
});

export const credentialQuery = (credentialId: string) =>
  queryOptions({
    queryKey: ['credentials', credentialId],
    queryFn: ({ signal }) =>
      call('GET /credentials/{credentialId}', { params: { credentialId }, signal }),
  });

export function useIssueCredential() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { participationId: number } | { resultId: number }) =>
      call('POST /users/credentials', { body }),
    onSuccess: () => client.invalidateQueries(ownCredentialsQuery),
  });
}

export function useRevokeCredential() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentialId: string) =>
      call('DELETE /users/credentials/{credentialId}', { params: { credentialId } }),
    onSuccess: async (_reply, credentialId) => {
      client.removeQueries(credentialQuery(credentialId));
      await client.invalidateQueries(ownCredentialsQuery);
    },
  });
}
