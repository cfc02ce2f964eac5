import { sql } from 'kysely';
import type { PrivacySettings } from '#contract/privacy-settings.ts';
import type { Db } from '#server/migrations/tables.ts';

const defaults: PrivacySettings = { invitations: 'anyone' };

/** A person's privacy settings, or the defaults. */
export async function findPrivacySettings(db: Db, userId: number): Promise<PrivacySettings> {
  const row = await db
    .selectFrom('privacy_settings')
    .select(['invitations'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? defaults;
}

/** Stores a person's privacy settings, all of them. */
export async function upsertPrivacySettings(db: Db, userId: number, settings: PrivacySettings) {
  await db
    .insertInto('privacy_settings')
    .values({ user_id: userId, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .execute();
}

type Two = { personId: number; otherId: number };

/** Whether two people are or were in a team together. */
export async function haveBuiltTogether(db: Db, { personId, otherId }: Two): Promise<boolean> {
  const teamsOf = (userId: number) => sql`
    select project_id from project_members where user_id = ${userId}
    union select project_id from departures where user_id = ${userId}`;
  const { rows } = await sql<{ together: boolean }>`
    select exists((${teamsOf(personId)}) intersect (${teamsOf(otherId)})) as together`.execute(db);
  return rows[0]?.together ?? false;
}
