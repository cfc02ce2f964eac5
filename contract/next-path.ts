const baseUrl = 'http://pieces.invalid';
const maxLength = 2000;

/**
 * A screen of ours to go to afterwards, spelled as a header can carry it; for anything else, home.
 * Server and pages both ask here.
 */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength || hasControls(wanted)) return '/';
  if (!isLocal(wanted) || !URL.canParse(wanted, baseUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, baseUrl);
  const path = pathname + search + hash;
  return origin === baseUrl && isLocal(path) && !isNotAScreen(pathname) ? path : '/';
}

/** Control characters, also encoded ones: whatever decodes the path again would drop or obey them. */
const hasControls = (path: string) => /\p{Cc}/u.test(path) || /%(?:[01][0-9a-f]|7f)/i.test(path);

/** A path, and no host: neither by slashes, nor by what others read as slashes. */
const isLocal = (path: string) => /^\/(?!(?:\/|\\|%2f|%5c))/i.test(path);

/** Places that would lead straight back into signing in, or show no page. */
const isNotAScreen = (path: string) => /^\/(login|oauth2|api|dev|metrics|health)(\/|$)/.test(path);
