import type { OwnNote, Participation } from '#contract/participations.ts';
import type { NewEvent } from '#server/features/activity/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { presentParticipation } from './present.ts';
import {
  findWork,
  isPerson,
  listDays,
  listNotes,
  listParticipations,
  listReviewers,
  lockParticipations,
  type ParticipationRow,
  pickNotes,
  saveSummary,
} from './store.ts';
import { participationRules, summarize } from './summarize.ts';

type Membership = { projectId: number; userId: number };

/** Computes what people's participations count. Call it after each change, under the board's lock. */
export async function refreshParticipations(
  db: Db,
  { projectId, userIds }: { projectId: number; userIds: readonly number[] },
) {
  for (const userId of new Set(userIds)) {
    const { tickets, ...counted } = await findWork(db, { projectId, userId });
    await saveSummary(db, { projectId, userId, ...summarize(tickets), ...counted });
  }
}

/** The same for the people whom the events of a ticket's move concern. */
export async function refreshCredited(
  db: Db,
  { projectId, ticketId, events }: { projectId: number; ticketId: number; events: NewEvent[] },
) {
  const moved = events.filter(({ kind }) => kind === 'ticket_done' || kind === 'ticket_reopened');
  const credited = moved.flatMap(({ credited_id: id }) => id ?? []);
  const isUnreviewed = events.some(({ kind }) => kind === 'ticket_unreviewed');
  const reviewers = isUnreviewed ? await listReviewers(db, ticketId) : [];
  await refreshParticipations(db, { projectId, userIds: [...credited, ...reviewers] });
}

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

/** Computes what was counted by earlier rules. */
export async function loadParticipations(
  db: Db,
  { userId, readerId }: { userId: number; readerId: number | undefined },
): Promise<ParticipationRow[]> {
  const rows = await listParticipations(db, { userId, readerId });
  const outdated = rows.filter(({ rules }) => rules !== participationRules);
  if (outdated.length === 0) return rows;
  for (const { project_id: projectId } of outdated)
    await db.transaction().execute(async (db) => {
      await lockParticipations(db, projectId);
      await refreshParticipations(db, { projectId, userIds: [userId] });
    });
  return listParticipations(db, { userId, readerId });
}

const yearDays = 53 * 7;

/** How much a person did on each day of the last year. Days without anything are left out. */
export async function getActivityDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
) {
  const since = new Date(clock().getTime() - yearDays * 24 * 60 * 60 * 1000);
  const days = await listDays(db, { userId, since: since.toISOString().slice(0, 10) });
  if (days.length === 0) await refuseUnknown(db, userId);
  return days;
}

export const getOwnNotes = (db: Db, membership: Membership): Promise<OwnNote[]> =>
  listNotes(db, membership);

/** Shows these notes on the person's profile, and no others of the project. */
export async function choosePickedNotes(
  db: Db,
  { reviewIds, ...membership }: Membership & { reviewIds: number[] },
): Promise<OwnNote[]> {
  return db.transaction().execute(async (db) => {
    const known = new Set((await listNotes(db, membership)).map(({ id }) => id));
    if (!reviewIds.every((id) => known.has(id))) throw notFound('This note no longer exists.');
    await pickNotes(db, { ...membership, reviewIds });
    return listNotes(db, membership);
  });
}

async function refuseUnknown(db: Db, userId: number) {
  if (!(await isPerson(db, userId))) throw notFound('This person doesn’t exist.');
}
