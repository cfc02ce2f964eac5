import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { call, onRefusal } from '#web/lib/api.ts';
import { subscribeToOtherTabs } from '#web/lib/page-owner.ts';
import { restoreDrafts } from '#web/lib/draft.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { beginSignOut, checkSession, clearSession, isLeaving, startSession } from './session.ts';

const SessionDialog = lazy(() => import('./session-dialog.tsx'));
const OtherPersonDialog = lazy(() => import('./other-person-dialog.tsx'));

/** `other`: who signed in in another tab. `declined`: the page's owner wants to sign in instead of them. */
type Ended = { owner: Profile; other?: Profile | undefined; declined?: number };

/**
 * Handles the end of a session: the person signs in again in a dialog over the page, and the refused
 * call is sent again. If someone else signed in in another tab, they choose who goes on first. Visitors
 * are never asked.
 */
export function SessionEnded() {
  const navigate = useNavigate();
  const [ended, setEnded] = useState<Ended>();
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined);

  useEffect(() => {
    const ask = (other?: Profile) => {
      const owner = queryClient.getQueryData(profileQuery.queryKey);
      if (!owner || isLeaving()) return Promise.resolve(false);
      setEnded((before) => (before?.other || before?.declined ? before : { owner, other }));
      if (other) restoreDrafts();
      waiting.current ??= Promise.withResolvers<boolean>();
      return waiting.current.promise;
    };
    const stopListening = [
      onRefusal('unauthenticated', () => ask()),
      onRefusal('other_person', async () => ask(await findSignedIn())),
      subscribeToOtherTabs(() => void checkSession()),
    ];
    return () => stopListening.forEach((stop) => stop());
  }, []);

  const settle = (retry: boolean) => {
    waiting.current?.resolve(retry);
    waiting.current = undefined;
    setEnded(undefined);
  };
  const enter = async (profile: Profile) => {
    // The waiting calls belong to the page's owner and must not be sent as someone else.
    const isSame = profile.id === ended?.owner.id;
    settle(isSame);
    if (!isSame) await leave(paths.home);
    startSession(profile);
  };
  /** Someone signed in elsewhere while the dialog is open. */
  const notice = (profile: Profile) => {
    if (!ended || profile.id === ended.declined) return;
    if (profile.id === ended.owner.id) void enter(profile);
    else setEnded({ owner: ended.owner, other: profile });
  };
  const giveUp = async () => {
    settle(false);
    await leave(paths.login);
  };
  /** Leaves the owner’s page before their data is removed, so that it asks for nothing anymore. */
  const leave = async (path: string) => {
    beginSignOut();
    await navigate(path);
    clearSession();
  };

  if (!ended) return null;
  const { owner, other, declined } = ended;
  return (
    <Suspense>
      {other ? (
        <OtherPersonDialog
          owner={owner}
          other={other}
          onContinue={() => void enter(other)}
          onSignIn={() => setEnded({ owner, declined: other.id })}
        />
      ) : (
        <SessionDialog
          person={owner}
          isReplaced={declined !== undefined}
          onSignedIn={(profile) => void enter(profile)}
          onNoticed={notice}
          onGiveUp={() => void giveUp()}
        />
      )}
    </Suspense>
  );
}

const findSignedIn = () => call('GET /auth/me').catch(() => undefined);
