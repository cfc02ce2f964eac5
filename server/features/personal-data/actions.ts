import { vacate } from '#server/features/members/actions.ts';
import { lockTeamsOf } from '#server/features/members/store.ts';
import { checkPassword } from '#server/features/passwords/actions.ts';
import type { Db } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { isContended } from '#server/platform/database/failure.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import {
  collectPersonalData,
  deleteProject,
  deleteUser,
  findAccount,
  findLongestStanding,
  passProject,
} from './store.ts';

const mostTries = 5;

export async function exportPersonalData(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
) {
  const data = await collectPersonalData(db, userId);
  return { exportedAt: clock().toISOString(), ...data };
}

type Deletion = { userId: number; email: string; password: string };

/**
 * Deletes an account for good. Its projects pass to the member who has been there longest, or go
 * with it where there is none; what its owner wrote stays, without a name.
 */
export async function deleteAccount(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId, email, password }: Deletion,
) {
  const account = await findAccount(db, userId);
  if (!account) throw notFound();
  if (account.email !== email) {
    throw invalidField('email', 'This is not the address that you sign in with.');
  }
  if (account.password_hash !== null) {
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
      if (!isContended(error) || tries === mostTries) throw error;
    }
  }
}
