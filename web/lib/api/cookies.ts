import { isLogoutPending } from '#web/lib/pending-logout.ts';

let readAll = () => document.cookie;

/** Replaces the browser's cookies, where the server renders a page. */
export const setCookies = (cookies: string) => {
  readAll = () => cookies;
};

/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = readAll()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** On HTTPS the cookie has the __Host- prefix, which binds it to this host. */
const signedInCookies = ['__Host-pieces_signed_in', 'pieces_signed_in'];

/**
 * Whether the server marked this browser as signed in. If not, the profile is not loaded. Someone whose
 * sign-out got no response counts as signed out.
 */
export const hasSession = () => !isLogoutPending() && readSignedIn() !== undefined;

/** The server's mark of a signed-in browser: `id-` and the ID of the account. */
export const readSignedIn = () =>
  signedInCookies.map(readCookie).find((value) => value !== undefined);
