import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';
import { callQuery, showReply } from '#web/lib/api/call-query.ts';

export const participationsQuery = (userId: number) =>
  callQuery(['participations', userId], 'GET /users/{userId}/participations', {
    params: { userId },
  });

/** The days are the reader's, as those of everything that's shown with a date. */
export const activityDaysQuery = (userId: number) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return callQuery(['activity-days', userId, timeZone], 'GET /users/{userId}/activity-days', {
    params: { userId },
    query: { timeZone },
  });
};

/** The notes about your own tickets in a project. */
export const ownNotesQuery = (projectId: number) =>
  callQuery(['own-notes', projectId], 'GET /users/participations/{projectId}/notes', {
    params: { projectId },
  });

export function usePickNotes(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reviewIds: number[]) =>
      call('PUT /users/participations/{projectId}/notes', {
        params: { projectId },
        body: { reviewIds },
      }),
    onSuccess: async (notes) => {
      await showReply(client, ownNotesQuery(projectId).queryKey, notes);
      return client.invalidateQueries({ queryKey: ['participations'] });
    },
  });
}
