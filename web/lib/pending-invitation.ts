import { day } from '#contract/values/durations.ts';
import { paths } from './paths.ts';

const prefix = `${paths.pendingInvitation}/`;
const key = 'pieces-invitation';
const maxAge = 7 * day;

/**
 * Remembers the link that someone wants to use while they sign in or sign up, also in another tab. So
 * its token is in no address on the way.
 */
export function rememberInvitation(token: string) {
  try {
    localStorage.setItem(key, JSON.stringify({ token, at: Date.now() }));
  } catch {
    // Storage is blocked. The person opens the link again.
  }
}

/**
 * Remembers the link of a path, so that its token is in no address while someone signs in. Returns the
 * path to go to.
 */
export function rememberPath(path: string): string {
  const token = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  if (!/^[\w-]+$/.test(token)) return path;
  rememberInvitation(token);
  return paths.pendingInvitation;
}

/** The token of the remembered link, if it isn't too old. */
export function readInvitation(): string | undefined {
  try {
    const { token, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const isRecent = typeof at === 'number' && Date.now() - at < maxAge;
    return isRecent && typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

export function forgetInvitation() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is none.
  }
}
