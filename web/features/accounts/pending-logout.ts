const key = 'pieces-logout-pending';
const listeners = new Set<() => void>();

/** Whether someone signed out here and no answer came: their session may still live. */
export function isLogoutPending(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keeps it over a reload, for every tab. */
export function setLogoutPending(pending: boolean) {
  try {
    if (pending) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing does not tell of it either.
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, also in other tabs; returns what ends the telling. */
export function subscribeToPendingLogout(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
