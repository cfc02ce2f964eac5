import { type RawBuilder, sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, hasChanged } from '#server/platform/database/sql/outcomes.ts';
import { idsOf, rowsOf } from '#server/platform/database/sql/rows.ts';

type Block = { blockerId: number; blockedId: number };
type Pair = { personId: number; otherId: number };

/** Returns false if the person has blocked the other one already, or there's nobody to block. */
export const insertBlock = (db: Db, { blockerId, blockedId }: Block) =>
  hasChanged(
    db
      .insertInto('blocks')
      .columns(['blocker_id', 'blocked_id'])
      .expression((query) =>
        query
          .selectFrom('users')
          .select([sql<number>`${blockerId}::bigint`.as('blocker_id'), 'id'])
          .where('id', '=', blockedId),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );

export async function deleteBlock(db: Db, { blockerId, blockedId }: Block) {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export const listBlocked = (db: Db, blockerId: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', fullName('users').as('name'), 'users.avatar', 'blocks.created_at'])
    .where('blocks.blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id')
    .execute();

/** Those of these people whom somebody has blocked. */
export async function listBlockedAmong(
  db: Db,
  { blockerId, ids }: { blockerId: number; ids: number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  return idsOf(db)`
    select blocked_id as id from blocks
     where blocker_id = ${blockerId} and blocked_id = any(${ids}::bigint[])`;
}

/** Those of these people whom this person has blocked, or who have blocked them. */
export async function listApart(
  db: Db,
  { personId, ids }: { personId: number; ids: number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  return idsOf(db)`
    select blocked_id as id from blocks
     where blocker_id = ${personId} and blocked_id = any(${ids}::bigint[])
    union
    select blocker_id from blocks
     where blocked_id = ${personId} and blocker_id = any(${ids}::bigint[])`;
}

/** Whether one of two people has blocked the other, and whether it's the first one. */
export async function findBlocks(
  db: Db,
  { personId, otherId }: Pair,
): Promise<{ isApart: boolean; isBlocked: boolean }> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where(
      sql<boolean>`(blocker_id, blocked_id) in ((${personId}, ${otherId}), (${otherId}, ${personId}))`,
    )
    .execute();
  return {
    isApart: rows.length > 0,
    isBlocked: rows.some(({ blocker_id: id }) => id === personId),
  };
}

type PairInSql = { blocker: RawBuilder<unknown>; blocked: RawBuilder<unknown> };

/** Whether one person has blocked another, as part of a statement. Both are IDs in SQL. */
export const hasBlockedSql = ({ blocker, blocked }: PairInSql) => sql<boolean>`
  exists(select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;

/** Whether one of the project's leads has blocked this person, or is blocked by them. */
export const isApartFromLeads = (db: Db, { projectId, userId }: Membership) =>
  exists(
    db
      .selectFrom('project_members')
      .innerJoin('blocks', (join) =>
        join.on(
          sql<boolean>`(blocker_id = user_id and blocked_id = ${userId}
                      or blocked_id = user_id and blocker_id = ${userId})`,
        ),
      )
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('is_lead', '=', true)
      .limit(1),
  );

/** Withdraws someone's open invitations, from and to everyone or one other person. Returns their IDs. */
export async function withdrawInvitations(
  db: Db,
  { personId, otherId, now }: { personId: number; otherId?: number; now: Date },
): Promise<number[]> {
  const withdrawn = await db
    .updateTable('invitations')
    .set({ state: 'withdrawn', ended_at: now.toISOString() })
    .where('state', '=', 'sent')
    .where(sql<boolean>`${personId} in (invited_by, user_id)`)
    .$if(otherId !== undefined, (query) =>
      query.where(sql<boolean>`${otherId} in (invited_by, user_id)`),
    )
    .returning('id')
    .execute();
  return withdrawn.map(({ id }) => id);
}

/**
 * Two people don't wish to be on a team anymore, and an open invitation to a hackathon that one of them
 * runs ends for the other. Returns those.
 */
export async function endHackathonTies(
  db: Db,
  { personId, otherId }: Pair,
): Promise<{ hackathonId: number; userId: number }[]> {
  const pair = [personId, otherId];
  await sql`
    delete from hackathon_wishes
     where user_id = any(${pair}::bigint[]) and wished_id = any(${pair}::bigint[])`.execute(db);
  return rowsOf<{ hackathonId: number; userId: number }>(db)`
    update hackathon_people as invited set state = 'left'
     where state = 'invited' and user_id = any(${pair}::bigint[])
       and exists(select from hackathon_staff as staff
                   where staff.hackathon_id = invited.hackathon_id
                     and staff.user_id = any(${pair}::bigint[])
                     and staff.user_id <> invited.user_id)
    returning hackathon_id as "hackathonId", user_id as "userId"`;
}

/** Two people don't follow each other anymore. */
export const deleteFollows = (db: Db, { personId, otherId }: Pair) =>
  sql`
    delete from follows
     where (follower_id, followed_id) in ((${personId}, ${otherId}), (${otherId}, ${personId}))`.execute(
    db,
  );

/** The pairs of these people of whom one has blocked the other. */
export async function listPairsApart(db: Db, ids: number[]): Promise<[number, number][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where('blocker_id', '=', anyOf(ids))
    .where('blocked_id', '=', anyOf(ids))
    .execute();
  return rows.map(({ blocker_id: one, blocked_id: other }) => [one, other]);
}
