import { deleteStanding } from '#server/history/activity/store.ts';
import { endForGood, findSuccessor, passProject } from '#server/teams/members/actions.ts';
import { lockTeamsEverOf, lockTeamsOf } from '#server/teams/members/store.ts';
import { leaveEvents } from '#server/gatherings/events/leaving.ts';
import { leaveHackathons } from '#server/hackathons/hackathons/actions.ts';
import { recountPerson } from '#server/proof/participations/actions.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { endWaitings, reserveFreePlaces } from '#server/teams/places/actions.ts';
import { deleteWaitingsOf } from '#server/teams/places/store.ts';
import { endRequestsForGood } from '#server/joining/join-requests/actions.ts';
import { checkPassword } from '#server/accounts/passwords/actions.ts';
import { findProject } from '#server/projects/projects/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { isConflict } from '#server/platform/database/errors.ts';
import { lockJoining, lockPerson } from '#server/platform/database/locks.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { exportLists, readPages } from './export-store.ts';
import {
  deleteProject,
  deleteRemovedProjects,
  deleteUser,
  findAccount,
  findAccountData,
} from './store.ts';

const maxTries = 5;

const exports = { name: 'export', points: 10, seconds: 60 * 60 };

/** Streams everything stored about a person as JSON, ten times an hour at most. */
export async function exportPersonalData(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  userId: number,
): Promise<AsyncGenerator<string>> {
  await limits.take([{ limit: exports, key: String(userId) }]);
  return writePersonalData(db, { userId, now: clock() });
}

/**
 * Writes everything stored about a person as JSON. Only one page of rows is in memory; the next is
 * read once the reader has taken it. Pages aren't from one snapshot, because that would hold a
 * connection for as long as the slowest reader takes.
 */
export async function writePersonalData(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<AsyncGenerator<string>> {
  const account = await findAccountData(db, userId);
  if (!account) throw notFound();
  await recountPerson(db, userId);
  return writeExport(db, { exportedAt: now.toISOString(), account });
}

async function* writeExport(
  db: Db,
  { exportedAt, account }: { exportedAt: string; account: { id: number } },
) {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"account":${JSON.stringify(account)}`;
  for (const [name, parts] of Object.entries(exportLists)) {
    yield `,${JSON.stringify(name)}:[`;
    let separator = '';
    for (const part of parts) {
      for await (const rows of readPages(db, part, account.id)) {
        yield separator + rows.map((row) => JSON.stringify(row)).join(',');
        separator = ',';
      }
    }
    yield ']';
  }
  yield '}';
}

/** `isFresh`: they confirmed their identity recently, which is required if they have no password. */
type Deletion = { userId: number; email: string; password: string; isFresh: boolean };

/**
 * Deletes an account for good. Its projects go to a lead or else their longest-standing member, or
 * are deleted if there is none. What the person wrote stays, without their name.
 */
export async function deleteAccount(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  { userId, email, password, isFresh }: Deletion,
) {
  const account = await findAccount(db, userId);
  if (!account) throw notFound();
  if (account.email !== email) {
    throw invalidField('email', 'This isn’t the email address you sign in with.');
  }
  if (account.password_hash === null) {
    if (!isFresh) throw new ProblemError('identity_unconfirmed');
  } else {
    await checkPassword({ db, limits }, { userId, password, field: 'password' });
  }
  await inRetriedTransaction(db, (db) => removePerson(db, { userId, email, now: clock() }));
}

/** Deletes an account for good in the caller's transaction, like its owner would. */
export async function removePerson(
  db: Db,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<void> {
  await lockJoining(db, userId);
  await leaveHackathons(db, { userId, now });
  await lockTeamsEverOf(db, userId);
  // Afterwards nothing tells whose work it was, so nobody may change it meanwhile.
  await recountPerson(db, userId);
  const teams = await lockTeamsOf(db, userId);
  // Before their standing, as when a project is created.
  await lockPerson(db, userId);
  await leaveEvents(db, { userId, isGone: true, now });
  await deleteWaitingsOf(db, userId);
  for (const { id: projectId, creator_id, is_member } of teams) {
    if (is_member) await endForGood(db, { projectId, userId });
    if (creator_id === userId) await handOver(db, { projectId, userId, now });
    await reserveFreePlaces(db, { projectId, refusedBy: userId });
  }
  await deleteStanding(db, userId);
  await deleteRemovedProjects(db, userId);
  await deleteUser(db, { userId, email });
  await refreshOpenings(
    db,
    teams.map(({ id }) => id),
  );
}

async function handOver(
  db: Db,
  { projectId, userId, now }: { projectId: number; userId: number; now: Date },
) {
  const successor = await findSuccessor(db, { projectId, userId });
  if (successor !== undefined) return passProject(db, { projectId, creatorId: successor });
  const project = await findProject(db, projectId);
  if (project) {
    await endWaitings(db, { projectId, name: project.name, now });
    await endRequestsForGood(db, { projectId, name: project.name });
  }
  await deleteProject(db, projectId);
}

/** Starts over after a conflict, such as with a project created or joined at the same time. */
export async function inRetriedTransaction(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isConflict(error) || tries === maxTries) throw error;
    }
  }
}
