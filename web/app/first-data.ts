import type { QueryKey } from '@tanstack/react-query';
import { type KnownText, learnTexts } from '#web/lib/formats/known-texts.ts';
import { isLogoutPending } from '#web/lib/pending-logout.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { learnServerTime } from '#web/lib/formats/server-clock.ts';
import { readTimeOffsets } from '#web/lib/formats/time-offsets.ts';
import { isSplashDue } from './splash/splash.tsx';

/** A loaded query: its key, its data, and when the server loaded it. */
export type FirstQuery = [key: QueryKey, data: unknown, updatedAt: number];

/** What the server rendered the page with. */
export type FirstData = {
  date: string;
  offsets: string;
  queries: FirstQuery[];
  texts: KnownText[];
};

const text = document.getElementById('first-data')?.textContent;

/** Someone who signed out without an answer gets nothing of what the server rendered for them. */
const isWanted = text !== undefined && !isLogoutPending();

/** Whether the page already shows its first content. Below the splash, only its data is used. */
export const hasFirstContent = isWanted && !isSplashDue;

/** Whether the app renders the same, so that it can take over what is there. Times may be different. */
export let isSame = false;

if (isWanted) {
  const { date, offsets, queries, texts, styles } = JSON.parse(text) as FirstData & {
    styles: string[];
  };
  const hasSameTimes = offsets === readTimeOffsets();
  if (hasSameTimes) learnTexts(texts);
  else void import('./name-time-zone.ts');
  isSame = hasFirstContent && hasSameTimes;
  learnServerTime(date);
  for (const [key, data, updatedAt] of queries)
    queryClient.setQueryData(key, data, { updatedAt: Math.min(updatedAt, Date.now()) });
  // The server can't write style attributes, because the CSP blocks them.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = styles[Number(element.dataset.style)]!;
  document.getElementById('first-styles')!.remove();
}
