import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
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
        // What depends on which teams they're on is loaded again the next time it's shown. They leave
        // this page, so it shouldn't say for a moment that the invitation has ended.
        client.invalidateQueries(hasJoined ? { refetchType: 'none' } : { queryKey: ownKey }),
        // Waits for the project, so that its team space opens to a new member.
        client.invalidateQueries({ queryKey: ['projects'] }),
      ]);
    },
  });
}
