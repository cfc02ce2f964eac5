import { type RawBuilder, sql } from 'kysely';
import type { PrivacySettings } from '#contract/people/privacy-settings.ts';
import type { Db } from '#server/migrations/tables.ts';

const defaults: PrivacySettings = {
  invitations: 'anyone',
  profile: 'everyone',
  searchEngines: false,
};

/** A person's privacy settings, or the defaults. */
export async function getPrivacySettings(db: Db, userId: number): Promise<PrivacySettings> {
  const row = await db
    .selectFrom('privacy_settings')
    .select(['invitations', 'profile', 'search_engines as searchEngines'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? defaults;
}

/** Stores a person's privacy settings, all of them. */
export async function upsertPrivacySettings(
  db: Db,
  userId: number,
  { searchEngines, ...settings }: PrivacySettings,
) {
  const columns = { ...settings, search_engines: searchEngines };
  await db
    .insertInto('privacy_settings')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

type InSql = { person: RawBuilder<unknown>; reader: RawBuilder<unknown> };

/**
 * Whether someone, or a visitor (null), can see a person's profile, as part of a statement; both are IDs
 * in SQL. If it's for teams only, these are the person's teams, the leads of teams they ask to join, and
 * while teams can find them, all leads.
 */
export const canSeeProfileSql = ({ person, reader }: InSql) => sql<boolean>`
  coalesce(${person} = ${reader}, false) or coalesce(
    (select case profile
              when 'everyone' then true
              when 'signed_in' then ${reader} is not null
              else exists(select from project_members as mine
                            join project_members as theirs using (project_id)
                           where mine.user_id = ${reader} and theirs.user_id = ${person})
                or exists(select from join_requests
                            join project_members as lead using (project_id)
                           where join_requests.user_id = ${person} and state = 'waiting'
                             and lead.user_id = ${reader} and lead.is_lead)
                or exists(select from team_preferences, project_members as lead
                           where team_preferences.user_id = ${person}
                             and findable_until >= current_date
                             and lead.user_id = ${reader} and lead.is_lead)
            end
       from privacy_settings where privacy_settings.user_id = ${person}), true)`;

type Seeing = { userId: number; personId: number | undefined };

/** Whether someone, or a visitor, can see a person's profile. */
export async function canSeeProfile(db: Db, { userId, personId }: Seeing): Promise<boolean> {
  if (userId === personId) return true;
  const [person, reader] = [sql`${userId}::bigint`, sql`${personId ?? null}::bigint`];
  const { rows } = await sql<{ visible: boolean }>`
    select ${canSeeProfileSql({ person, reader })} as visible`.execute(db);
  return rows[0]?.visible ?? true;
}

type Two = { personId: number; otherId: number };

/** Whether two people are or were on a team together. */
export async function haveBuiltTogether(db: Db, { personId, otherId }: Two): Promise<boolean> {
  const teamsOf = (userId: number) => sql`
    select project_id from project_members where user_id = ${userId}
    union select project_id from departures where user_id = ${userId}`;
  const { rows } = await sql<{ together: boolean }>`
    select exists((${teamsOf(personId)}) intersect (${teamsOf(otherId)})) as together`.execute(db);
  return rows[0]?.together ?? false;
}
