const key = 'pieces-signed-in';

let owner: number | undefined;

/** The ID of the account that this page was loaded for; undefined for visitors and until it's known. */
export const getPageOwner = () => owner;

/** Sets whose page this is, null for a visitor's, and tells the other tabs if that's news for them. */
export function setPageOwner(id: number | null) {
  owner = id ?? undefined;
  try {
    const known = String(id ?? '');
    if ((localStorage.getItem(key) ?? '') !== known) localStorage.setItem(key, known);
  } catch {
    // Storage is blocked, so the other tabs find out with their next call.
  }
}

/** Calls the listener when another tab signs in or out. Returns a function that unsubscribes. */
export function subscribeToOtherTabs(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
