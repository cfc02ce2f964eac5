import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicProfile } from '#contract/profiles/profiles.ts';
import { fullName } from '#contract/values/full-name.ts';
import { call } from '#web/lib/api/api.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { profileQuery, publicProfileQuery } from './queries.ts';

type FollowAction = 'follow' | 'unfollow';

const calls = {
  follow: 'POST /users/{userId}/followers',
  unfollow: 'DELETE /users/{userId}/followers',
} as const;

/** Follows or unfollows with an optimistic update, rolled back if the server refuses. */
export function useFollow(person: PublicProfile) {
  const client = useQueryClient();
  const { queryKey } = publicProfileQuery(person.id);
  const show = (action: FollowAction) =>
    client.setQueryData(queryKey, (profile) => profile && applyFollow(profile, action));
  return useMutation({
    mutationFn: (action: FollowAction) => call(calls[action], { params: { userId: person.id } }),
    onMutate: async (action) => {
      await client.cancelQueries({ queryKey });
      show(action);
    },
    onSuccess: (profile) => client.setQueryData(queryKey, profile),
    onError: (error, action) => {
      show(action === 'follow' ? 'unfollow' : 'follow');
      toast({
        tone: 'error',
        title:
          action === 'follow'
            ? `Couldn’t follow ${fullName(person)}`
            : `Couldn’t unfollow ${fullName(person)}`,
        description: getErrorMessage(error, 'Try again.'),
      });
    },
    onSettled: () => {
      // The person's own profile shows how many people they follow.
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['people'] });
    },
  });
}

/** The profile after the action. Unchanged if the action doesn't apply. */
function applyFollow(profile: PublicProfile, action: FollowAction): PublicProfile {
  if (!profile.can[action]) return profile;
  const followers = profile.stats.followers + (action === 'follow' ? 1 : -1);
  return {
    ...profile,
    stats: { ...profile.stats, followers },
    can: { ...profile.can, follow: action === 'unfollow', unfollow: action === 'follow' },
  };
}
