import { addDays } from '#contract/values/durations.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Task } from '#server/platform/schedule/schedule.ts';
import { refreshCandidate } from '#server/people/preferences/candidates.ts';
import { lockDuePeople } from '#server/people/preferences/candidate-store.ts';
import { zonesThatChanged } from '#server/people/preferences/week-mask.ts';
import { refreshOpenings } from './actions.ts';
import { lockDueProjects } from './store.ts';

const batch = 200;

/**
 * Computes openings and people again once a week, after a zone changed its clock, and after an upgrade
 * or a restore, which leave them out.
 */
export const openingTasks: readonly Task[] = [
  { name: 'refresh of openings', every: 60, run: refreshDueOpenings },
  { name: 'refresh of people who can be found', every: 60, run: refreshDuePeople },
];

async function refreshDueOpenings(db: Db, now: Date): Promise<boolean> {
  const ids = await lockDueProjects(db, { ...dueDates(now), limit: batch });
  await refreshOpenings(db, ids, now);
  return ids.length > 0;
}

async function refreshDuePeople(db: Db, now: Date): Promise<boolean> {
  const ids = await lockDuePeople(db, { ...dueDates(now), limit: batch });
  for (const id of ids) await refreshCandidate(db, id, now);
  return ids.length > 0;
}

const dueDates = (now: Date) => ({
  before: addDays(now, -7),
  zones: zonesThatChanged(now),
  changedSince: addDays(now, -1),
});
