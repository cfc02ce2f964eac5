import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onRefusal } from '#web/lib/api.ts';

const ConfirmIdentity = lazy(() => import('#web/app/confirm-identity.tsx'));

/**
 * The one place that asks who it is before a sensitive change: over the page, which stays as it is;
 * the call that was refused is sent once more afterwards.
 */
export function IdentityPrompt() {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined);
  useEffect(
    () =>
      onRefusal('identity_unconfirmed', () => {
        setAsking(true);
        waiting.current ??= Promise.withResolvers<boolean>();
        return waiting.current.promise;
      }),
    [],
  );
  const settle = (again: boolean) => {
    waiting.current?.resolve(again);
    waiting.current = undefined;
    setAsking(false);
  };
  if (!asking) return null;
  return (
    <Suspense>
      <ConfirmIdentity onConfirmed={() => settle(true)} onCancel={() => settle(false)} />
    </Suspense>
  );
}
