import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/teams/members.ts';
import { call } from '#web/lib/api/api.ts';
import { useChange } from '#web/lib/api/use-change.ts';

export const membersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['projects', projectId, 'members'],
    queryFn: ({ signal }): Promise<Member[]> =>
      call('GET /projects/{projectId}/members', {
        params: { projectId: String(projectId) },
        signal,
      }),
  });

/** Returns a function that loads the team, or returns it if it's loaded. */
export function useLoadMembers(projectId: number) {
  const client = useQueryClient();
  return () => client.ensureQueryData(membersQuery(projectId));
}

/** Tickets go to members who have a place on the team. */
export const isActive = ({ inactiveSince }: Member) => inactiveSince === null;

/** Shown when the team can't load (Specification, section 8). */
export const membersFailure = 'Failed to fetch project members';

/** Tells the page that someone is leaving the team on their own. */
export const removalKey = (projectId: number) => ['remove-member', projectId] as const;

/** Refreshes the team and its project, whose roles have other free places. */
const useTeamMutation = <Variables>(mutationFn: (variables: Variables) => Promise<unknown>) =>
  useChange(mutationFn, { queryKey: ['projects'] });

/** Changes a member's role, or whether they're a lead. */
export const useChangeMember = (projectId: number) =>
  useTeamMutation(
    ({ userId, ...body }: { userId: number; roleId?: number | null; isLead?: boolean }) =>
      call('PUT /projects/{projectId}/members/{userId}', {
        params: { projectId: String(projectId), userId: String(userId) },
        body,
      }),
  );

/** Removes someone with a note. */
export const useDismissMember = (projectId: number) =>
  useTeamMutation((body: { userId: number; note: string }) =>
    call('POST /projects/{projectId}/departures', {
      params: { projectId: String(projectId) },
      body,
    }),
  );
