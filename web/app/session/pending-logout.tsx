import { useEffect, useSyncExternalStore } from 'react';
import {
  isLogoutPending,
  setLogoutPending,
  subscribeToPendingLogout,
} from '#web/lib/pending-logout.ts';
import { logOut } from '#web/accounts/sign-up/queries.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { clearSession } from './session.ts';

const firstDelay = 2_000;
const maxDelay = 30_000;

/** Shown when a sign-out got no response. Retries until it gets one. */
export function PendingLogout() {
  const pending = useSyncExternalStore(subscribeToPendingLogout, isLogoutPending, () => false);
  useEffect(() => {
    if (!pending) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let delay = firstDelay;
    const tryAgain = async () => {
      clearTimeout(timer);
      if (await logOut()) {
        setLogoutPending(false);
        clearSession();
        toast({ tone: 'success', title: 'You’re signed out' });
      } else {
        timer = setTimeout(() => void tryAgain(), delay);
        delay = Math.min(delay * 2, maxDelay);
      }
    };
    const now = () => void tryAgain();
    timer = setTimeout(now, delay);
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [pending]);
  if (!pending) return null;
  return (
    <p
      role="alert"
      className="border-b border-line bg-yellow px-4 py-2 text-center text-body text-yellow-ink"
    >
      You may still be signed in here because we couldn’t reach Pieces. We’ll keep trying to sign
      you out.
    </p>
  );
}
