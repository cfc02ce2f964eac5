import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

/** Your credentials. */
export const ownCredentialsQuery = callQuery(['own-credentials'], 'GET /users/credentials');

export const credentialQuery = (credentialId: string) =>
  callQuery(['credentials', credentialId], 'GET /credentials/{credentialId}', {
    params: { credentialId },
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
