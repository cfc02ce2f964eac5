import { useEffect, useSyncExternalStore } from 'react';
import { clearSession } from '#web/app/session.ts';
import {
  isLogoutPending,
  setLogoutPending,
  subscribeToPendingLogout,
} from '#web/features/accounts/pending-logout.ts';
import { logOut } from '#web/features/accounts/queries.ts';
import { toast } from '#web/ui/toast.tsx';

const firstPause = 2_000;
const longestPause = 30_000;

/** Signing out got no answer: says so on every page, and tries again until there is one. */
export function PendingLogout() {
  const pending = useSyncExternalStore(subscribeToPendingLogout, isLogoutPending);
  useEffect(() => {
    if (!pending) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPause;
    const tryAgain = async () => {
      clearTimeout(timer);
      if (await logOut()) {
        setLogoutPending(false);
        clearSession();
        toast({ tone: 'success', title: 'You’re signed out' });
      } else {
        timer = setTimeout(() => void tryAgain(), pause);
        pause = Math.min(pause * 2, longestPause);
      }
    };
    const now = () => void tryAgain();
    timer = setTimeout(now, pause);
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
      You may still be signed in here: Pieces didn’t answer when you signed out. We’ll keep trying.
    </p>
  );
}
