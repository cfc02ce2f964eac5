import { readSignedIn } from './cookies.ts';

const key = 'pieces-signed-in';

/** Null for a visitor's page, undefined until the profile has loaded. */
let owner: number | null | undefined;

/** The ID of the account that this page was loaded for; undefined for visitors. */
export const getPageOwner = (): number | undefined =>
  (owner === undefined ? readHint() : owner) ?? undefined;

/** Where the server renders one page after another. */
export const forgetPageOwner = () => {
  owner = undefined;
};

/** Until the profile has loaded, the cookie says whose page it is. Sessions of older versions don't. */
function readHint(): number | undefined {
  const signedIn = readSignedIn();
  if (signedIn === undefined) return undefined;
  const [, id] = /^id-(\d+)$/.exec(signedIn) ?? [];
  return Number(id ?? readKnown()) || undefined;
}

function readKnown(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Sets whose page this is, null for a visitor's, and tells the other tabs if that's news for them. */
export function setPageOwner(id: number | null) {
  owner = id;
  const known = String(id ?? '');
  if (readKnown() === known) return;
  try {
    localStorage.setItem(key, known);
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
