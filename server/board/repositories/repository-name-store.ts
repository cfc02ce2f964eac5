import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { maxNames } from './repository-name-policy.ts';

export const listNames = (db: Db, userId: number) =>
  db
    .selectFrom('repository_names')
    .innerJoin('projects', 'projects.id', 'repository_names.project_id')
    .select(['repository_names.id', 'host', 'repository_names.name', 'projects.name as project'])
    .where('user_id', '=', userId)
    .orderBy('host')
    .orderBy('repository_names.name')
    .orderBy('repository_names.id')
    .execute();

export const findCode = (db: Db, { userId, now }: { userId: number; now: Date }) =>
  db
    .selectFrom('repository_codes')
    .select(['code as text', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

type NewCode = { userId: number; text: string; expiresAt: string };

/** Stores someone's code instead of an earlier one. */
export async function saveCode(db: Db, { userId, text, expiresAt }: NewCode) {
  const code = { code: text, expires_at: expiresAt };
  await db
    .insertInto('repository_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

/** Returns false if it isn't there. */
export const deleteName = (db: Db, { userId, nameId }: { userId: number; nameId: number }) =>
  hasChanged(
    db.deleteFrom('repository_names').where('id', '=', nameId).where('user_id', '=', userId),
  );

type Sent = { projectId: number; host: string; name: string; code: string; now: Date };

/**
 * Uses up a code of a member of the project, and stores whose name sent it. A person who confirms a
 * name last has it in this project. Returns whose it is, if the code is valid and they don't have too
 * many names.
 */
export async function confirmName(
  db: Db,
  { projectId, host, name, code, now }: Sent,
): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    with used as (
      delete from repository_codes using project_members as member
       where code = ${code} and expires_at > ${now}
         and member.project_id = ${projectId} and member.user_id = repository_codes.user_id
         and (select count(*) from repository_names as known
               where known.user_id = member.user_id) < ${maxNames}
      returning repository_codes.user_id
    )
    insert into repository_names (user_id, project_id, host, name, confirmed_at)
    select user_id, ${projectId}, ${host}, ${name}, ${now} from used
        on conflict (project_id, host, name) do update
       set user_id = excluded.user_id, confirmed_at = excluded.confirmed_at
    returning user_id`.execute(db);
  return rows[0]?.user_id;
}

/** What a name has done in a project's repository so far is its owner's. */
export const creditItems = (
  db: Db,
  { projectId, host, name, userId }: Omit<Sent, 'code' | 'now'> & { userId: number },
) =>
  sql`
    update repository_items set author_id = ${userId}
     where project_id = ${projectId} and author_login = ${name}
       and split_part(url, '/', 3) = ${host}`.execute(db);

/** The team's members by the username on a host that they confirmed in this project. */
export async function listMembersByName(
  db: Db,
  { projectId, host }: { projectId: number; host: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('repository_names')
    .innerJoin('project_members', 'project_members.user_id', 'repository_names.user_id')
    .select(['repository_names.name', 'repository_names.user_id'])
    .where('project_members.project_id', '=', projectId)
    .where('repository_names.project_id', '=', projectId)
    .where('repository_names.host', '=', host)
    .execute();
  return new Map(rows.map(({ name, user_id }) => [name, user_id]));
}
