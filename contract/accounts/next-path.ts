const baseUrl = 'http://pieces.invalid';
const maxLength = 2000;

/**
 * Returns the path to go to after signing in, encoded for a header. Returns '/' for anything that
 * isn't one of our screens. Server and pages both use this.
 */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength || hasControls(wanted)) return '/';
  if (!isLocal(wanted) || !URL.canParse(wanted, baseUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, baseUrl);
  const path = pathname + search + hash;
  return origin === baseUrl && isLocal(path) && !isNotAScreen(pathname) ? path : '/';
}

/** Control characters, raw or percent-encoded, which a later decoding could drop or interpret. */
const hasControls = (path: string) => /\p{Cc}/u.test(path) || /%(?:[01][0-9a-f]|7f)/i.test(path);

/** Whether it's a path without a host. Some parsers read backslashes and encoded slashes as slashes. */
const isLocal = (path: string) => /^\/(?!(?:\/|\\|%2f|%5c))/i.test(path);

/** Paths that start another sign-in or don't show a screen. */
const isNotAScreen = (path: string) => /^\/(login|oauth2|api|dev|metrics|health)(\/|$)/.test(path);
