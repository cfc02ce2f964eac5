const key = 'pieces-logout-pending';
const listeners = new Set<() => void>();

/** Whether someone signed out here without a response, so that their session may still exist. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stored in localStorage, so that it survives a reload and applies to every tab. */
export function setLogoutPending(pending: boolean) {
  try {
    if (pending) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so the pending sign-out is not remembered.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on every change, also from other tabs. Returns a function that unsubscribes. */
export function subscribeToPendingLogout(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
