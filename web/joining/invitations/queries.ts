import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { invitationDays } from '#contract/values/vocabulary.ts';
import { call } from '#web/lib/api/api.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

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

export function useCreateLink(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LinkForm) =>
      call('POST /projects/{projectId}/invitations', { params: { projectId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey }),
  });
}

export function useRevokeLink(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: number) =>
      call('DELETE /projects/{projectId}/invitations/{invitationId}', {
        params: { projectId, invitationId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey }),
  });
}

/** Joins a team by a link. */
export function useInvitationLink(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /invitation-links/{token}/use', { params: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['projects'] }),
    onError: () => client.invalidateQueries({ queryKey: linkQuery(token).queryKey }),
  });
}
