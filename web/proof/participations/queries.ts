import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/api.ts';

export const participationsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['participations', userId],
    queryFn: ({ signal }) =>
      call('GET /users/{userId}/participations', { params: { userId }, signal }),
  });

/** The days are the reader's, as those of everything that's shown with a date. */
export const activityDaysQuery = (userId: number) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return queryOptions({
    queryKey: ['activity-days', userId, timeZone],
    queryFn: ({ signal }) =>
      call('GET /users/{userId}/activity-days', {
        params: { userId },
        query: { timeZone },
        signal,
      }),
  });
};

/** The notes about your own tickets in a project. */
export const ownNotesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['own-notes', projectId],
    queryFn: ({ signal }) =>
      call('GET /users/participations/{projectId}/notes', { params: { projectId }, signal }),
  });

export function usePickNotes(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reviewIds: number[]) =>
      call('PUT /users/participations/{projectId}/notes', {
        params: { projectId },
        body: { reviewIds },
      }),
    onSuccess: (notes) => {
      client.setQueryData(ownNotesQuery(projectId).queryKey, notes);
      return client.invalidateQueries({ queryKey: ['participations'] });
    },
  });
}
