import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { profileQuery } from '#web/profiles/profiles/queries.ts';
import { onRefusal } from '#web/lib/api/api.ts';
import { subscribeToOtherTabs } from '#web/lib/api/page-owner.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { isLeaving } from './session.ts';
import type { EndedSession } from './session-change.tsx';

const SessionChange = lazy(async () =>
  (await import('#web/app/late-dialogs.ts')).loadSessionChange(),
);

/**
 * Handles the end of a session: the person signs in again in a dialog over the page, and the refused
 * call is sent again. If someone else signed in in another tab, they choose who goes on first. Visitors
 * are never asked.
 */
export function SessionEnded() {
  const [ended, setEnded] = useState<EndedSession>();
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined);
  useEffect(() => {
    const ask = (isReplaced: boolean) => {
      const owner = queryClient.getQueryData(profileQuery.queryKey);
      if (!owner || isLeaving()) return Promise.resolve(false);
      setEnded((before) => (before && !isReplaced ? before : { owner, isReplaced }));
      waiting.current ??= Promise.withResolvers<boolean>();
      return waiting.current.promise;
    };
    const ends = [
      onRefusal('unauthenticated', () => ask(false)),
      onRefusal('other_person', () => ask(true)),
      subscribeToOtherTabs(
        () => void import('./check-session.ts').then((one) => one.checkSession()),
      ),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  const settle = (retry: boolean) => {
    waiting.current?.resolve(retry);
    waiting.current = undefined;
    setEnded(undefined);
  };
  if (!ended) return null;
  return (
    <Suspense>
      <SessionChange ended={ended} onSettled={settle} />
    </Suspense>
  );
}
