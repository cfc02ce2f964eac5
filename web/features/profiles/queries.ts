import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profiles.ts';
import { call } from '#web/lib/api.ts';
import { hasSession } from '#web/lib/cookies.ts';
import { isProblem } from '#web/lib/problem-error.ts';

const queryKey = ['profile'] as const;

/** The profile of the signed-in person; null for a visitor, for whom nothing is asked. */
export const profileQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Profile | null> => {
    // Someone who was here keeps their page until they are asked to sign in again.
    const wasHere = client.getQueryData<Profile | null>(queryKey);
    if (!hasSession() && !wasHere) return null;
    try {
      return await call('GET /users/profile', { signal });
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** Who is here: `profile` is undefined while it loads, null for a visitor. */
export function useProfile() {
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery);
  return { profile, error, isPending, refetch };
}

/** A person as anyone may see them, oneself included. */
export const publicProfileQuery = (userId: number) =>
  queryOptions({
    queryKey: ['people', userId],
    queryFn: ({ signal }) => call('GET /users/{userId}/profile', { params: { userId }, signal }),
  });

/** What is said when a profile does not come (section 8). */
export const profileFailure = 'Failed to fetch profile';
