import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

/** Those with whom someone has built and both would again, who aren't blocked or suspended. */
const mutual = ({ userId, now }: { userId: number; now: Date }) => sql`
  teammate_answers as mine
  join teammate_answers as theirs
    on theirs.user_id = mine.teammate_id and theirs.teammate_id = mine.user_id
   and theirs.answer = 'yes'
  join users as teammate on teammate.id = mine.teammate_id
   and coalesce(suspended_until <= ${now}, true)
 where mine.user_id = ${userId} and mine.answer = 'yes'
   and not exists(select from blocks
                   where (blocker_id, blocked_id) in ((mine.user_id, mine.teammate_id),
                                                      (mine.teammate_id, mine.user_id)))`;

/** Those of these people with whom someone would build again, and who would with them. */
export async function listMutual(
  db: Db,
  { userId, ids, now }: { userId: number; ids: number[]; now: Date },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select teammate.id from ${mutual({ userId, now })}
       and teammate.id = any(${ids}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type MutualMember = { projectId: number; name: string };

/** The projects that such people are in now, or those among `projectIds`. */
export async function listMutualMembers(
  db: Db,
  { userId, projectIds, now }: { userId: number; projectIds?: number[]; now: Date },
): Promise<MutualMember[]> {
  if (projectIds?.length === 0) return [];
  return rowsOf<MutualMember>(db)`
    select member.project_id as "projectId", ${fullName('teammate')} as name
      from project_members as member
      join (select teammate.id, first_name, last_name from ${mutual({ userId, now })}) as teammate
        on teammate.id = member.user_id
     where member.inactive_since is null
       and ${projectIds === undefined ? sql`true` : sql`member.project_id = any(${projectIds}::bigint[])`}
     order by name, teammate.id`;
}

/** The pairs of these people of whom the first wouldn't build with the second one again. */
export async function listPairsNotAgain(db: Db, ids: number[]): Promise<[number, number][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('teammate_answers')
    .select(['user_id', 'teammate_id'])
    .where('answer', '=', 'no')
    .where('user_id', '=', anyOf(ids))
    .where('teammate_id', '=', anyOf(ids))
    .execute();
  return rows.map(({ user_id: one, teammate_id: other }) => [one, other]);
}
