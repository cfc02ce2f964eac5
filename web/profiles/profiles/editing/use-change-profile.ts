import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile, TechStackEntry } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { showReply } from '#web/lib/api/call-query.ts';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import type { ProfileForm } from './profile-form.ts';

export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileForm) => call('PUT /users/profile', { body }),
    onSuccess: (profile) => changeProfile(client, () => profile),
  });
}

/** Replaces the tech stack with the list the server returns (Specification, section 7). */
export function useUpdateTechStack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (techStack: TechStackEntry[]) => call('PUT /tech-stack', { body: { techStack } }),
    onSuccess: (techStack) => changeProfile(client, (profile) => ({ ...profile, techStack })),
  });
}

/** Updates the cached profile, and loads again whatever else shows the person’s name. */
export async function changeProfile(client: QueryClient, change: (profile: Profile) => Profile) {
  await showReply(client, profileQuery.queryKey, (profile) => profile && change(profile));
  // Teams and tickets show the person's name too.
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0],
  });
}
