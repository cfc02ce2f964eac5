/** In milliseconds (Specification, section 9). */
export const splashTimes = { tagline: 500, end: 3000 };

const repeatAfter = 7 * 24 * 60 * 60 * 1000;

export const splashKeys = { seen: 'hasSeenSplash', lastVisit: 'lastVisitTime' };

/** True on the first visit, and if the last visit was more than seven days ago. */
export function showsSplash({
  seen,
  lastVisit,
  now,
}: {
  seen: string | null;
  lastVisit: string | null;
  now: number;
}) {
  if (seen !== 'true') return true;
  const last = lastVisit ? Number(lastVisit) : Number.NaN;
  return Number.isFinite(last) && now - last > repeatAfter;
}
