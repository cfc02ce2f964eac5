import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { markAllStale } from '#web/lib/api/mark-all-stale.ts';
import { invitationsQuery } from './queries.ts';

/** The key prefix of the person's own invitations. */
const ownKey = ['invitations', 'own'] as const;

export const ownInvitationQuery = (invitationId: number) =>
  queryOptions({
    queryKey: [...ownKey, invitationId],
    queryFn: ({ signal }) =>
      call('GET /invitations/{invitationId}', { params: { invitationId }, signal }),
    staleTime: 0,
  });

/** Someone to invite, by the ID in the address of their profile. */
export const usePerson = () =>
  useMutation({
    mutationFn: (userId: number) => call('GET /users/{userId}/profile', { params: { userId } }),
  });

export type PersonForm = {
  projectId: number;
  userId: number;
  roleId: number | null;
  message: string;
};

export function useInvitePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, ...body }: PersonForm) =>
      call('POST /projects/{projectId}/invitations', { params: { projectId }, body }),
    onSettled: (_invitation, _error, { projectId }) =>
      client.invalidateQueries({ queryKey: invitationsQuery(projectId).queryKey }),
  });
}

export function useAnswerInvitation(invitationId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: 'accept' | 'decline') => {
      const params = { invitationId };
      if (answer === 'accept')
        await call('POST /invitations/{invitationId}/acceptance', { params });
      else await call('POST /invitations/{invitationId}/refusal', { params });
    },
    onSettled: (_nothing, error, answer) => {
      const hasJoined = answer === 'accept' && !error;
      return Promise.all([
        // Who has joined leaves the page; it shouldn't say for a moment that this has ended.
        hasJoined ? markAllStale(client) : client.invalidateQueries({ queryKey: ownKey }),
        // Waits for the project, so that its team space opens to a new member.
        client.invalidateQueries({ queryKey: ['projects'] }),
      ]);
    },
  });
}
