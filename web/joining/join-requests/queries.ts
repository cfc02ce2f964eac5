import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JoinRequest } from '#contract/joining/join-requests.ts';
import type { JoinRequestState } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

/** The key prefix of everything about join requests. */
export const requestsKey = ['join-requests'] as const;

/** The signed-in person's own requests: those that wait, then the newest. */
export const ownRequestsQuery = callQuery([...requestsKey, 'own'], 'GET /join-requests');

export const requestQuery = (requestId: number) =>
  queryOptions({
    queryKey: [...requestsKey, requestId],
    queryFn: ({ signal }) =>
      call('GET /join-requests/{requestId}', { params: { requestId }, signal }),
    // It may have been answered while another page was open.
    staleTime: 0,
  });

/** The requests to a project, for its leads. */
export const projectRequestsQuery = (projectId: number, state: JoinRequestState) =>
  callQuery([...requestsKey, 'of', projectId, state], 'GET /projects/{projectId}/join-requests', {
    params: { projectId },
    query: { state },
  });

export type RequestForm = { roleId: number | null; message: string };

/** Asks to join a project, or changes the request that waits there. */
export const useSendRequest = (projectId: number) =>
  useRequestMutation(({ requestId, ...body }: RequestForm & { requestId: number | undefined }) =>
    requestId === undefined
      ? call('POST /projects/{projectId}/join-requests', { params: { projectId }, body })
      : call('PUT /join-requests/{requestId}', { params: { requestId }, body }),
  );

export type Answer = { answer: 'accepted' | 'declined'; text: string };

export const useAnswerRequest = (requestId: number) =>
  useRequestMutation((body: Answer) =>
    call('POST /join-requests/{requestId}/answer', { params: { requestId }, body }),
  );

export const useWithdrawRequests = () =>
  useRequestMutation(async (requestIds: readonly number[]) => {
    for (const requestId of requestIds)
      await call('DELETE /join-requests/{requestId}', { params: { requestId } });
  });

/** Stores the request that a reply or a refusal contains, and refreshes the lists with it. */
function useRequestMutation<Variables>(
  mutationFn: (variables: Variables) => Promise<JoinRequest | undefined | void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (request) => request && keepRequest(client, request),
    onError: (error) => {
      const isOutdated = isProblem(error, 'already_answered') || isProblem(error, 'already_asked');
      if (isOutdated && error.current) keepRequest(client, error.current as JoinRequest);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['projects'] });
      return client.invalidateQueries({ queryKey: requestsKey });
    },
  });
}

const keepRequest = (client: QueryClient, request: JoinRequest) =>
  client.setQueryData(requestQuery(request.id).queryKey, request);
