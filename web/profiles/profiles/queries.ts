import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { callQuery } from '#web/lib/api/call-query.ts';

const queryKey = ['profile'] as const;

/** The profile of the signed-in person, or null for a visitor. Sends no request for visitors. */
export const profileQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Profile | null> => {
    // If a profile is shown, ask the server: when the session has ended, its 401 opens the sign-in dialog.
    const hadProfile = client.getQueryData<Profile | null>(queryKey);
    if (!hasSession() && !hadProfile) return null;
    try {
      return await call('GET /users/profile', { signal });
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** The signed-in person: `profile` is undefined while loading, null for a visitor. */
export function useProfile() {
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery);
  return { profile, error, isPending, refetch };
}

/** The public profile of any person. */
export const publicProfileQuery = (userId: number) =>
  callQuery(['people', userId], 'GET /users/{userId}/profile', { params: { userId } });

/** Shown when a profile can't load (Specification, section 8). */
export const profileFailure = 'Failed to fetch profile';
