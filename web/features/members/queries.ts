import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Member } from '#contract/members.ts';
import { call } from '#web/lib/api.ts';

export const membersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'members'],
    queryFn: ({ signal }): Promise<Member[]> =>
      call('GET /projects/{projectId}/members', {
        params: { projectId: String(projectId) },
        signal,
      }),
  });

/** Shown when the team can't load (Specification, section 8). */
export const membersFailure = 'Failed to fetch project members';

export const removalKey = (projectId: number) => ['remove-member', projectId] as const;

/** Removes a member, or leaves the team. */
export const useRemoveMember = (projectId: number) =>
  useMutation({
    mutationKey: removalKey(projectId),
    mutationFn: ({ userId }: { userId: number }) =>
      call('DELETE /projects/{projectId}/members/{userId}', {
        params: { projectId: String(projectId), userId: String(userId) },
      }),
  });
