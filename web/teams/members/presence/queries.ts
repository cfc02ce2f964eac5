import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

/** Changes who is there. Says so if it fails, and refreshes the team and its project. */
function usePresenceMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onError: (error) => toastFailure('Nothing changed', error),
    onSettled: () => client.invalidateQueries({ queryKey: ['projects'] }),
  });
}

export const useSignOfLife = (projectId: number) =>
  usePresenceMutation<void>(() =>
    call('PUT /projects/{projectId}/sign-of-life', { params: { projectId } }),
  );

export const useSetAway = (projectId: number) =>
  usePresenceMutation((until: string | null) =>
    call('PUT /projects/{projectId}/away', { params: { projectId }, body: { until } }),
  );

export const useReleaseTickets = (projectId: number) =>
  usePresenceMutation((userId: number) =>
    call('DELETE /projects/{projectId}/members/{userId}/tickets', {
      params: { projectId, userId },
    }),
  );

export const useFreePlace = (projectId: number) =>
  usePresenceMutation((userId: number) =>
    call('PUT /projects/{projectId}/members/{userId}/inactivity', {
      params: { projectId, userId },
    }),
  );

/** Takes a place on the team again. */
export const useComeBack = (projectId: number) =>
  usePresenceMutation<void>(() =>
    call('POST /projects/{projectId}/members', { params: { projectId }, body: {} }),
  );
