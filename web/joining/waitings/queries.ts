import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { markAllStale } from '#web/lib/api/mark-all-stale.ts';

/** The waiting lists that the person is on, and the places that are reserved for them. */
export const waitingsQuery = queryOptions({
  queryKey: ['waitings'],
  queryFn: ({ signal }) => call('GET /waitings', { signal }),
  // Someone's turn may have come while another page was open.
  staleTime: 0,
});

export type WaitingForm = { roleId: number | null; token?: string };

export const useWait = (projectId: number) =>
  useWaitingMutation((body: WaitingForm) =>
    call('PUT /projects/{projectId}/waiting', { params: { projectId }, body }),
  );

/** Leaves the list, or declines the reserved spot. */
export const useStopWaiting = (projectId: number) =>
  useWaitingMutation(() => call('DELETE /projects/{projectId}/waiting', { params: { projectId } }));

export const useTakePlace = (projectId: number) =>
  useWaitingMutation(
    (message: string) =>
      call('POST /projects/{projectId}/reservation/acceptance', {
        params: { projectId },
        body: { message },
      }),
    markAllStale,
  );

function useWaitingMutation<Variables, Reply>(
  mutationFn: (variables: Variables) => Promise<Reply>,
  onSuccess?: (client: QueryClient) => Promise<void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => onSuccess?.(client),
    // Waits for the project, so that its team space opens to a new member.
    onSettled: () =>
      Promise.all(
        ['projects', 'join-requests', 'invitations', ...waitingsQuery.queryKey].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
