import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** The user names that the signed-in person has confirmed, and their code for another one. */
export const repositoryNamesQuery = queryOptions({
  queryKey: ['repository-names'],
  queryFn: ({ signal }) => call('GET /users/repository-names', { signal }),
});

/** Asks for a code to confirm a user name. */
export function useNewCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /users/repository-names/code'),
    onSuccess: (code) =>
      client.setQueryData(repositoryNamesQuery.queryKey, (known) => known && { ...known, code }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Couldn’t get a code',
        description: getErrorMessage(error, 'Try again.'),
      }),
  });
}

export function useRemoveName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nameId: number) =>
      call('DELETE /users/repository-names/{nameId}', { params: { nameId } }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Couldn’t remove the username',
        description: getErrorMessage(error, 'Try again.'),
      }),
    onSettled: () => client.invalidateQueries(repositoryNamesQuery),
  });
}
