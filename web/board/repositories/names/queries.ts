import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

/** The usernames that the signed-in person has confirmed, and their code for another one. */
export const repositoryNamesQuery = callQuery(['repository-names'], 'GET /users/repository-names');

/** Asks for a code to confirm a username. */
export function useNewCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /users/repository-names/code'),
    onSuccess: (code) =>
      showReply(client, repositoryNamesQuery.queryKey, (known) => known && { ...known, code }),
    onError: (error) => toastFailure('Couldn’t get a code', error),
  });
}

export function useRemoveName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nameId: number) =>
      call('DELETE /users/repository-names/{nameId}', { params: { nameId } }),
    onError: (error) => toastFailure('Couldn’t remove the username', error),
    onSettled: () => client.invalidateQueries(repositoryNamesQuery),
  });
}
