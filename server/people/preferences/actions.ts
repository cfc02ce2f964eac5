import { addDays } from '#contract/values/durations.ts';
import type * as z from 'zod/mini';
import { findableDays } from '#contract/people/findable-days.ts';
import type { preferences, TeamPreferences } from '#contract/people/preferences.ts';
import { findChosenEmail, tell } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import { lockPerson } from '#server/platform/database/locks.ts';
import { refreshCandidate } from './candidates.ts';
import { presentPreferences } from './present.ts';
import { clearFindable, findPreferences, getTimeZone, markSeen, savePreferences } from './store.ts';

export { bestSkills, type PersonFacts } from './candidate.ts';
export { getPersonFacts, listPersonFacts, refreshCandidate } from './candidates.ts';
export { disciplineKey, noDiscipline, skillPairs } from './match-keys.ts';
export { countCommonHours } from './common-hours.ts';
export { offsetOf, weekMask } from './week-mask.ts';

type Form = z.output<(typeof preferences)['PUT /users/team-preferences']['body']>;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** What a person looks for. Until they've said something, only their time zone is known. */
export async function getPreferences(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<TeamPreferences> {
  const row = await findPreferences(db, userId);
  return presentPreferences(row, {
    today: dayOf(now),
    timeZone: row ? row.time_zone : await getTimeZone(db, userId),
    openingEmails: await findChosenEmail(db, { userId, kind: 'openings_fit' }),
  });
}

/** Saves what a person looks for. If teams may find them, it's for some time from now on. */
export async function changePreferences(
  db: Db,
  { userId, form, now }: { userId: number; form: Form; now: Date },
): Promise<TeamPreferences> {
  const { findable, timeZone, ...preferences } = form;
  const until = findable ? dayOf(addDays(now, findableDays)) : null;
  return db.transaction().execute(async (db) => {
    await lockPerson(db, userId);
    const today = dayOf(now);
    const values = { ...preferences, time_zone: timeZone, findable_until: until };
    await savePreferences(db, { userId, today, ...values });
    await refreshCandidate(db, userId, now);
    return getPreferences(db, { userId, now });
  });
}

/** Someone who has found a team isn't found by others anymore, unless they say so again. */
export async function endFindability(
  db: Db,
  { userId, projectId, now = new Date() }: { userId: number; projectId?: number; now?: Date },
) {
  // Also in the order in which preferences are saved.
  await lockPerson(db, userId);
  if (!(await clearFindable(db, userId))) return;
  await refreshCandidate(db, userId, now);
  await tell(db, {
    kind: 'findable_ended',
    to: userId,
    actorId: null,
    ...(projectId !== undefined && { projectId }),
    data: { reason: projectId === undefined ? 'time' : 'joined' },
    now,
  });
}

/** Stores once a day that a person looks for teams. */
export async function recordLooking(db: Db, { userId, now }: { userId: number; now: Date }) {
  await db.transaction().execute(async (db) => {
    await lockPerson(db, userId);
    if (await markSeen(db, { userId, today: dayOf(now) })) await refreshCandidate(db, userId, now);
  });
}
