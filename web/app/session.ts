import type { Profile } from '#contract/profiles.ts';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { userProjectsQuery } from '#web/features/projects/queries.ts';
import { hasSession } from '#web/lib/cookies.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** The loader that all screens share: asks who is here, without making the page wait for it. */
export function loadPerson() {
  void queryClient.prefetchQuery(profileQuery);
  if (hasSession()) void queryClient.prefetchQuery(userProjectsQuery);
  return null;
}

/** Someone signed in: what was loaded for a visitor may look otherwise to them. */
export function enterAs(profile: Profile) {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ predicate: isOther });
}

/** Nobody is signed in any more: nothing of theirs stays behind. */
export function leave() {
  queryClient.removeQueries({ predicate: isOther });
  queryClient.setQueryData(profileQuery.queryKey, null);
}

const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== profileQuery.queryKey[0];
