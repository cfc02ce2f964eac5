import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/app/paths.ts';
import { isLogoutPending, setLogoutPending } from '#web/features/accounts/pending-logout.ts';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { userProjectsQuery } from '#web/features/projects/queries.ts';
import { hasSession } from '#web/lib/cookies.ts';
import { queryClient } from '#web/lib/query-client.ts';

let isLeaving = false;

/** The loader that all screens share: asks who is here, without making the page wait for it. */
export function loadSession() {
  // Whoever signed out is not shown as signed in because no answer came.
  if (isLogoutPending()) queryClient.setQueryData(profileQuery.queryKey, null);
  if (isLeaving || isLogoutPending()) return null;
  void queryClient.prefetchQuery(profileQuery);
  if (hasSession()) void queryClient.prefetchQuery(userProjectsQuery);
  return null;
}

/** The person leaves of their own will: until `clearSession`, nobody asks who is here or brings them back. */
export const beginSignOut = () => {
  isLeaving = true;
};

/** Where someone who is not signed in is led to, and whether they come back. */
export const getLoginPath = (from: string) => (isLeaving ? paths.login : paths.loginFor(from));

/** Someone signed in: what was loaded for a visitor may look otherwise to them. */
export function startSession(profile: Profile) {
  isLeaving = false;
  // A new session takes the place of the one that may still have lived.
  setLogoutPending(false);
  queryClient.setQueryData(profileQuery.queryKey, profile);
  void queryClient.invalidateQueries({ predicate: isOther });
}

/** Nobody is signed in any more: nothing of theirs stays behind. */
export function clearSession() {
  queryClient.removeQueries({ predicate: isOther });
  queryClient.setQueryData(profileQuery.queryKey, null);
  isLeaving = false;
}

const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== profileQuery.queryKey[0];
