import { paths } from '#web/lib/paths.ts';

/** In milliseconds (Specification, section 9). */
export const splashTimes = { tagline: 500, end: 3000 };

const repeatAfter = 7 * 24 * 60 * 60 * 1000;

export const splashKeys = { seen: 'hasSeenSplash', lastVisit: 'lastVisitTime' };

/** Emailed links lead here. Whoever opens one wants what it's for first. */
const emailed = new Set<string>([
  paths.verify,
  paths.resetPassword,
  paths.confirmContact,
  paths.unsubscribe,
  paths.decision,
]);

type Visit = { seen: string | null; lastVisit: string | null; now: number; path: string };

/** True on the first visit, and if the last visit was more than seven days ago. */
export function showsSplash({ seen, lastVisit, now, path }: Visit) {
  if (emailed.has(path)) return false;
  if (seen !== 'true') return true;
  const last = lastVisit ? Number(lastVisit) : Number.NaN;
  return Number.isFinite(last) && now - last > repeatAfter;
}
