import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onRefusal } from '#web/lib/api/api.ts';

const ConfirmIdentity = lazy(async () =>
  (await import('#web/app/late-dialogs.ts')).loadConfirmIdentity(),
);

/**
 * Asks for confirmation of the person's identity before a sensitive change, in a dialog over the
 * page. The refused call is sent again afterward.
 */
export function IdentityPrompt() {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined);
  useEffect(
    () =>
      onRefusal('identity_unconfirmed', () => {
        setIsOpen(true);
        waiting.current ??= Promise.withResolvers<boolean>();
        return waiting.current.promise;
      }),
    [],
  );
  const settle = (retry: boolean) => {
    waiting.current?.resolve(retry);
    waiting.current = undefined;
    setIsOpen(false);
  };
  if (!isOpen) return null;
  return (
    <Suspense>
      <ConfirmIdentity onConfirmed={() => settle(true)} onCancel={() => settle(false)} />
    </Suspense>
  );
}
