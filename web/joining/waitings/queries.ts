import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

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

/** What depends on which teams they're on is loaded again the next time it's shown. */
export const useTakePlace = (projectId: number) =>
  useWaitingMutation(
    (message: string) =>
      call('POST /projects/{projectId}/reservation/acceptance', {
        params: { projectId },
        body: { message },
      }),
    { changesTeam: true },
  );

function useWaitingMutation<Variables, Reply>(
  mutationFn: (variables: Variables) => Promise<Reply>,
  { changesTeam = false } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => (changesTeam ? client.invalidateQueries({ refetchType: 'none' }) : undefined),
    // Waits for the project, so that its team space opens to a new member.
    onSettled: () =>
      Promise.all(
        ['projects', 'join-requests', 'invitations', ...waitingsQuery.queryKey].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
