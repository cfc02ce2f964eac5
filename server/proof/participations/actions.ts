import { addDays } from '#contract/values/durations.ts';
import type { OwnNote, Participation } from '#contract/proof/participations.ts';
import { countActiveDays } from '#server/history/activity/active-days.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { countWork, isOutdated } from './counts.ts';
import { presentParticipation } from './present.ts';
import {
  isPerson,
  listNotes,
  listParticipations,
  type ParticipationRow,
  pickNotes,
} from './store.ts';

export { hasTeamWork, recountPerson } from './counts.ts';
export { markOutdated, prepareOutdated } from './outdated-store.ts';

/** What a person did in their projects, as the person asking may see it. */
export async function getParticipations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, personId }: { userId: number; personId: number | undefined },
): Promise<Participation[]> {
  const rows = await loadParticipations(db, { userId, readerId: personId });
  if (rows.length === 0) await refuseUnknown(db, userId);
  const reader = { isOwn: personId === userId, today: clock().toISOString().slice(0, 10) };
  return rows.map((row) => presentParticipation(row, reader));
}

/** The stored rows. Outdated ones are counted again; the schedule stores that. */
export async function loadParticipations(
  db: Db,
  { userId, readerId }: { userId: number; readerId: number | undefined },
): Promise<ParticipationRow[]> {
  const rows = [];
  for (const row of await listParticipations(db, { userId, readerId })) {
    const { project_id: projectId } = row;
    rows.push(isOutdated(row) ? { ...row, ...(await countWork(db, { projectId, userId })) } : row);
  }
  return rows;
}

/** The weeks that the calendar shows, and a day for those whose day began before that of UTC. */
const yearDays = 53 * 7 + 1;

/** How much a person did on each day of the last year, in the reader's time zone. */
export async function getActivityDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, timeZone }: { userId: number; timeZone: string },
) {
  const days = await countActiveDays(db, { userId, timeZone, since: addDays(clock(), -yearDays) });
  if (days.length === 0) await refuseUnknown(db, userId);
  return days;
}

export const getOwnNotes = (db: Db, membership: Membership): Promise<OwnNote[]> =>
  listNotes(db, membership);

/** Shows these notes on the person's profile, and no others of the project. */
export const choosePickedNotes = async (
  db: Db,
  { reviewIds, ...membership }: Membership & { reviewIds: number[] },
): Promise<OwnNote[]> =>
  db.transaction().execute(async (db) => {
    const known = new Set((await listNotes(db, membership)).map(({ id }) => id));
    if (!reviewIds.every((id) => known.has(id))) throw notFound('This note no longer exists.');
    await pickNotes(db, { ...membership, reviewIds });
    return listNotes(db, membership);
  });

async function refuseUnknown(db: Db, userId: number) {
  if (!(await isPerson(db, userId))) throw notFound('This person doesn’t exist.');
}
