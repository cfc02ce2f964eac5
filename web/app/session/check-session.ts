import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { hasSession } from '#web/lib/api/cookies.ts';
import { isLogoutPending } from '#web/lib/pending-logout.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { isLeaving, startSession } from './session.ts';

/** Another tab signed in or out: asks the server who it is now, if this page shows anyone else. */
export async function checkSession() {
  const known = queryClient.getQueryData(profileQuery.queryKey);
  if (known === undefined || isLeaving() || isLogoutPending()) return;
  if (known) {
    // If it's someone else now, or nobody, the refusal opens a dialog.
    await call('GET /users/profile').catch(() => {});
    return;
  }
  if (!hasSession()) return;
  const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
  if (profile) startSession(profile);
}
