import type { Db } from '#server/migrations/tables.ts';

/** The address that a person signs in with. */
export async function getEmail(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
