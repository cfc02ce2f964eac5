import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { deleteKeysOf } from '#server/platform/idempotency/store.ts';

/** A person's own row. What would let someone sign in is left out. */
export const findAccountData = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'login_method',
      'first_name',
      'last_name',
      'avatar',
      'short_description',
      'about_me',
      'country',
      'city',
      'github_url',
      'linkedin_url',
      'x_url',
      'personal_website_url',
      'communication_email',
      'communication_email_confirmed',
      'interests',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The member who has been in a team longest, apart from one. */
export async function findLongestStanding(
  db: Db,
  { projectId, apartFrom }: { projectId: number; apartFrom: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '<>', apartFrom)
    .orderBy('joined_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

export async function passProject(
  db: Db,
  { projectId, creatorId }: { projectId: number; creatorId: number },
) {
  await db
    .updateTable('projects')
    .set({ creator_id: creatorId, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute();
}

export async function deleteProject(db: Db, projectId: number) {
  await db.deleteFrom('projects').where('id', '=', projectId).execute();
}

/** Mail that still waits is not sent to someone who is gone; their registrations are forgotten too. */
export async function deleteUser(db: Db, { userId, email }: { userId: number; email: string }) {
  await db.deleteFrom('registrations').where('email', '=', email).execute();
  await deleteKeysOf(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

export const findAccount = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
