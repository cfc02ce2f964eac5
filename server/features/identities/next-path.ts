const here = 'http://pieces.invalid';
const longest = 2000;

/** A screen of ours to go to afterwards, spelled as a header can carry it; for anything else, home. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > longest || /\p{Cc}/u.test(wanted)) return '/';
  if (!isLocal(wanted) || !URL.canParse(wanted, here)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, here);
  const path = pathname + search + hash;
  return origin === here && isLocal(path) && !isNoScreen(pathname) ? path : '/';
}

const isLocal = (path: string) => /^\/(?![/\\])/.test(path);

/** Places that would lead straight back into signing in, or show no page. */
const isNoScreen = (path: string) => /^\/(login|oauth2|api)(\/|$)/.test(path);
