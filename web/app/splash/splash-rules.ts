import { paths } from '#web/lib/paths.ts';

/** In milliseconds (Specification, section 9). */
export const splashTimes = { tagline: 500, end: 3000 };

export const splashKeys = { seen: 'hasSeenSplash', lastVisit: 'lastVisitTime' };

/** Emailed links lead here. A person who opens one wants what it's for first. */
const emailed = new Set<string>([
  paths.verify,
  paths.resetPassword,
  paths.confirmContact,
  paths.unsubscribe,
  paths.decision,
]);

/**
 * True on the first visit, and if the last visit was more than seven days ago. `isRecent`: what
 * `public/before-paint.js` has found out about that.
 */
export const showsSplash = ({ isRecent, path }: { isRecent: boolean; path: string }) =>
  !isRecent && !emailed.has(path);
