import { addDays } from '#contract/values/durations.ts';

/** Nothing ends sooner than this after its last reminder, in days. */
const lastNotice = 1;

/**
 * Until when something can be answered whose last reminder is sent now: as planned (ISO 8601), or longer
 * if the reminder comes late.
 */
export function leaveNotice(until: string, now: Date): string {
  const earliest = addDays(now, lastNotice).toISOString();
  return until > earliest ? until : earliest;
}
