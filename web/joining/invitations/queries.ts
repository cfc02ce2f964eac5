import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { invitationDays } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';
import { markAllStale } from '#web/lib/api/mark-all-stale.ts';
import { useChange } from '#web/lib/api/use-change.ts';

/** The links to join a project, for its leads. */
export const invitationsQuery = (projectId: number) =>
  callQuery(['invitations', projectId], 'GET /projects/{projectId}/invitations', {
    params: { projectId },
  });

/** Who invites the person to what, by a link's token. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) => call('GET /invitation-links/{token}', { params: { token }, signal }),
    staleTime: 0,
  });

export type LinkForm = {
  roleId: number | null;
  mostUses: number;
  days: (typeof invitationDays)[number];
};

export const useCreateLink = (projectId: number) =>
  useChange(
    (body: LinkForm) =>
      call('POST /projects/{projectId}/invitations', { params: { projectId }, body }),
    { queryKey: invitationsQuery(projectId).queryKey },
  );

export const useRevokeLink = (projectId: number) =>
  useChange(
    (invitationId: number) =>
      call('DELETE /projects/{projectId}/invitations/{invitationId}', {
        params: { projectId, invitationId },
      }),
    { queryKey: invitationsQuery(projectId).queryKey },
  );

/** Joins a team by a link. */
export function useInvitationLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /invitation-links/{token}/use', { params: { token } }),
    onSuccess: () => {
      void markAllStale(client);
      return client.invalidateQueries({ queryKey: ['projects'] });
    },
    onError: () => client.invalidateQueries({ queryKey: linkQuery(token).queryKey }),
  });
}
