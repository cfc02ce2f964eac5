import { isGone } from '#web/lib/api/problem-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { readDraft, writeDraft } from '#web/lib/drafts/draft.ts';

/** What someone opened from the search: its title, and its address. */
export type Opened = { title: string; path: string };

const key = 'opened-results';
const mostKept = 8;

/**
 * What this person opened most recently, kept in this browser like drafts: each person has their own, and
 * signing out deletes it.
 */
export function listOpened(): Opened[] {
  try {
    const stored: unknown = JSON.parse(readDraft(key) || '[]');
    return Array.isArray(stored) ? stored.filter(isOpened) : [];
  } catch {
    return [];
  }
}

const isOpened = (one: unknown): one is Opened =>
  typeof one === 'object' &&
  one !== null &&
  'title' in one &&
  typeof one.title === 'string' &&
  'path' in one &&
  typeof one.path === 'string' &&
  /^\/(?!\/)/.test(one.path);

const store = (opened: readonly Opened[]) =>
  writeDraft(key, opened.length > 0 ? JSON.stringify(opened.slice(0, mostKept)) : '');

const without = (path: string) => listOpened().filter((one) => one.path !== path);

let stopWatching = () => {};

/** Keeps what someone opens, until the server says that it isn't there anymore. */
export function keepOpened({ title, path }: Opened) {
  store([{ title, path }, ...without(path)]);
  stopWatching();
  stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (location.pathname + location.search !== path || !isGone(event.action.error)) return;
    stopWatching();
    store(without(path));
  });
}
