import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#contract/profiles.ts';
import { paths } from '#web/lib/paths.ts';
import { profileQuery } from '#web/features/profiles/queries.ts';
import { onRefusal } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { beginSignOut, startSession, clearSession } from './session.ts';

const SessionDialog = lazy(() => import('./session-dialog.tsx'));

/**
 * Handles the end of a session: the person signs in again in a dialog over the page, and the
 * refused call is sent again. Visitors are never asked.
 */
export function SessionEnded() {
  const navigate = useNavigate();
  const [person, setPerson] = useState<Profile>();
  const waiting = useRef<{ answer: Promise<boolean>; settle: (retry: boolean) => void }>(undefined);

  useEffect(
    () =>
      onRefusal('unauthenticated', async () => {
        const known = queryClient.getQueryData(profileQuery.queryKey);
        if (!known) return false;
        setPerson(known);
        if (!waiting.current) {
          const { promise, resolve } = Promise.withResolvers<boolean>();
          waiting.current = { answer: promise, settle: resolve };
        }
        return waiting.current.answer;
      }),
    [],
  );

  const settle = (retry: boolean) => {
    waiting.current?.settle(retry);
    waiting.current = undefined;
    setPerson(undefined);
  };
  const enter = (profile: Profile) => {
    // The waiting call belongs to the previous person and must not be sent as someone else.
    const isSame = profile.id === person?.id;
    settle(isSame);
    if (!isSame) clearSession();
    startSession(profile);
    if (!isSame) void navigate(paths.home);
  };
  const giveUp = async () => {
    settle(false);
    beginSignOut();
    await navigate(paths.login);
    clearSession();
  };

  if (!person) return null;
  return (
    <Suspense>
      <SessionDialog person={person} onSignedIn={enter} onGiveUp={() => void giveUp()} />
    </Suspense>
  );
}
