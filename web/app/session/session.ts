import type { Query } from '@tanstack/react-query';
import type { Profile } from '#contract/profiles/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { isLogoutPending, setLogoutPending } from '#web/lib/pending-logout.ts';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { userProjectsQuery } from '#web/projects/projects/queries.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { setPageOwner } from '#web/lib/api/page-owner.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

let isSigningOut = false;

/** Whether the person is signing out, so that nothing is asked of them anymore. */
export const isLeaving = () => isSigningOut;

// The page belongs to the person whose profile it has.
const learnOwner = ({ queryKey, state: { data } }: Query) => {
  if (queryKey[0] !== profileQuery.queryKey[0] || data === undefined) return;
  setPageOwner((data as Profile | null)?.id ?? null);
};
queryClient.getQueryCache().findAll({ queryKey: profileQuery.queryKey }).forEach(learnOwner);
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'added' || type === 'updated') learnOwner(query);
});

/** The loader of all screens: starts loading the profile without making the page wait. */
export function loadSession() {
  // Someone who signed out is not shown as signed in, even if the server never answered.
  if (isLogoutPending()) queryClient.setQueryData(profileQuery.queryKey, null);
  if (isSigningOut || isLogoutPending()) return null;
  void queryClient.prefetchQuery(profileQuery);
  if (hasSession()) void queryClient.prefetchQuery(userProjectsQuery);
  return null;
}

/** The person is signing out: until `clearSession`, the profile is not loaded and /login has no way back. */
export const beginSignOut = () => {
  isSigningOut = true;
};

/** The login page for someone on `from`, who returns there unless they are signing out. */
export const getLoginPath = (from: string) => (isSigningOut ? paths.login : paths.loginFor(from));

/** Someone signed in: reloads everything else, since some of it differs for visitors. */
export function startSession(profile: Profile) {
  isSigningOut = false;
  // The new session replaces the one that a pending sign-out would have ended.
  setLogoutPending(false);
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ predicate: isNotProfile });
}

/** Nobody is signed in anymore: removes all their data from the cache, and changes that wait for a connection. */
export function clearSession() {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: isNotProfile });
  queryClient.setQueryData(profileQuery.queryKey, null);
  isSigningOut = false;
}

const isNotProfile = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== profileQuery.queryKey[0];
