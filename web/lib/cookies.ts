/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

/** On https, the name binds the cookie to this host alone. */
const hintCookies = ['__Host-pieces_signed_in', 'pieces_signed_in'];

/** Whether someone is signed in here, as far as the server told: without it a profile is not asked for. */
export const hasSession = () => hintCookies.some((name) => readCookie(name) !== undefined);
