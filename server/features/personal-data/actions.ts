import { vacate } from '#server/features/members/actions.ts';
import { lockTeamsOf } from '#server/features/members/store.ts';
import { checkPassword } from '#server/features/passwords/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { isConflict } from '#server/platform/database/errors.ts';
import { invalidField, notFound, ProblemError } from '#server/platform/problem.ts';
import { lists, readPages } from './export-store.ts';
import {
  deleteProject,
  deleteUser,
  findAccount,
  findAccountData,
  findLongestStanding,
  passProject,
} from './store.ts';

const mostTries = 5;

const exports = { name: 'export', points: 10, seconds: 60 * 60 };

/**
 * Everything stored about a person as JSON text, however much it is: a page of rows is in memory
 * at a time, and the next is read when the one before has been taken. Each page is of its own
 * moment: a snapshot would hold a connection for as long as the slowest reader takes.
 */
export async function exportPersonalData(
  { db, clock, limits }: Pick<Context, 'db' | 'clock' | 'limits'>,
  userId: number,
): Promise<AsyncGenerator<string>> {
  await limits.take([{ limit: exports, key: String(userId) }]);
  const account = await findAccountData(db, userId);
  if (!account) throw notFound();
  return writeExport(db, { exportedAt: clock().toISOString(), account });
}

async function* writeExport(
  db: Db,
  { exportedAt, account }: { exportedAt: string; account: { id: number } },
) {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"account":${JSON.stringify(account)}`;
  for (const [name, parts] of Object.entries(lists)) {
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

/** `isFresh`: they proved who they are recently enough, which counts where there is no password. */
type Deletion = { userId: number; email: string; password: string; isFresh: boolean };

/**
 * Deletes an account for good. Its projects pass to the member who has been there longest, or go
 * with it where there is none; what its owner wrote stays, without a name.
 */
export async function deleteAccount(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email, password, isFresh }: Deletion,
) {
  const account = await findAccount(db, userId);
  if (!account) throw notFound();
  if (account.email !== email) {
    throw invalidField('email', 'This is not the address that you sign in with.');
  }
  if (account.password_hash === null) {
    if (!isFresh) throw new ProblemError('identity_unconfirmed');
  } else {
    await checkPassword({ db, limits }, { userId, password, field: 'password' });
  }
  await tryAgain(() => removePerson(db, { userId, email }));
}

async function removePerson(db: Db, { userId, email }: { userId: number; email: string }) {
  await db.transaction().execute(async (db) => {
    for (const { id: projectId, creator_id } of await lockTeamsOf(db, userId)) {
      await vacate(db, { projectId, userId, actorId: userId });
      if (creator_id === userId) await passOn(db, { projectId, userId });
    }
    await deleteUser(db, { userId, email });
  });
}

async function passOn(db: Db, { projectId, userId }: { projectId: number; userId: number }) {
  const heir = await findLongestStanding(db, { projectId, apartFrom: userId });
  if (heir === undefined) await deleteProject(db, projectId);
  else await passProject(db, { projectId, creatorId: heir });
}

/** A project that was created or joined just now is found the next time. */
async function tryAgain(work: () => Promise<void>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || tries === mostTries) throw error;
    }
  }
}
