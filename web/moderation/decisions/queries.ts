import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecisionForm } from '#contract/moderation/decisions.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';
import { useChange } from '#web/lib/api/use-change.ts';

export const casesQuery = infiniteQueryOptions({
  queryKey: ['admin', 'reports'],
  queryFn: ({ pageParam: after, signal }) =>
    call('GET /admin/reports', { query: { after }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ cases, hasMore }) => (hasMore ? cases.at(-1)?.id : undefined),
});

export const decisionsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'decisions'],
  queryFn: ({ pageParam: before, signal }) =>
    call('GET /admin/decisions', { query: { before }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ decisions, hasMore }) => (hasMore ? decisions.at(-1)?.id : undefined),
});

export const logQuery = infiniteQueryOptions({
  queryKey: ['admin', 'log'],
  queryFn: ({ pageParam: before, signal }) => call('GET /admin/log', { query: { before }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
});

/** Decides about what was reported. */
export const useDecide = () =>
  useChange((body: DecisionForm) => call('POST /admin/decisions', { body }), {});

export const useUndo = (decisionId: number) =>
  useChange(
    (reason: string) =>
      call('POST /admin/decisions/{decisionId}/undo', {
        params: { decisionId: String(decisionId) },
        body: { reason },
      }),
    {},
  );

/** A decision about the person who has this token from an email. */
export const ownDecisionQuery = (token: string) =>
  callQuery(['decision', token], 'GET /decisions/{token}', { params: { token } });

/** Objects to a decision about oneself. */
export function useObject(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /decisions/{token}/objections', { params: { token }, body: { text } }),
    onSuccess: (decision) => showReply(client, ownDecisionQuery(token).queryKey, decision),
  });
}
