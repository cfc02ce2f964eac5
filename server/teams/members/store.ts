import { isOpen } from '#server/history/activity/ticket-status-store.ts';
import { sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, firstOf, valuesOf } from '#server/platform/database/sql/outcomes.ts';

/** Locks a project's team and board until the transaction ends. */
export const lockProject = (db: Db, projectId: number) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'name',
      'creator_id',
      'team_size',
      'status',
      'version',
      'offered_to',
      'joining',
      'unanswered_requests',
      'inactive_since',
      'hackathon_id',
      'is_listed',
    ])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Locks a person's projects, those they asked to join, and those in which they wait or a place is
 * reserved for them, until the transaction ends, always in the same order.
 */
export const lockTeamsOf = (db: Db, userId: number) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'creator_id',
      sql<boolean>`exists(select from project_members
                           where project_id = projects.id and user_id = ${userId})`.as('is_member'),
    ])
    .where('id', 'in', projectsConcerning(db, userId))
    .orderBy('id')
    .forUpdate()
    .execute();

/** The same with those in which they ever took part. */
export const lockTeamsEverOf = (db: Db, userId: number) =>
  db
    .selectFrom('projects')
    .select('id')
    .where(
      'id',
      'in',
      projectsConcerning(db, userId).unionAll(
        db.selectFrom('participations').select('project_id').where('user_id', '=', userId),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

const projectsConcerning = (db: Db, userId: number) =>
  db
    .selectFrom('project_members')
    .select('project_id')
    .where('user_id', '=', userId)
    .unionAll(db.selectFrom('join_requests').select('project_id').where('user_id', '=', userId))
    .unionAll(db.selectFrom('waitings').select('project_id').where('user_id', '=', userId))
    .unionAll(db.selectFrom('reservations').select('project_id').where('user_id', '=', userId));

export const insertMember = (
  db: Db,
  {
    projectId,
    userId,
    role,
    isLead = false,
    isNew = false,
    joinedAt,
  }: Membership & {
    role?: { id: number | null; name: string } | undefined;
    isLead?: boolean;
    isNew?: boolean;
    /** Now, unless they were a member before. */
    joinedAt?: string | undefined;
  },
) =>
  db
    .insertInto('project_members')
    .values({
      project_id: projectId,
      user_id: userId,
      role_id: role?.id ?? null,
      role_name: role?.name ?? '',
      is_lead: isLead,
      is_new: isNew,
      joined_at: joinedAt ?? sql`now()`,
      // What happened before isn't news.
      seen_change: sql`(select coalesce(max(number), 0) from changes where project_id = ${projectId})`,
      name_version: sql`(select name_version from users where id = ${userId})`,
    })
    .execute();

/** Changes a member's role, whether they're a lead, or whether they're new. */
export const updateMember = (
  db: Db,
  {
    projectId,
    userId,
    ...fields
  }: Membership & {
    role_id?: number | null;
    role_name?: string;
    is_lead?: boolean;
    is_new?: boolean;
    away_until?: string | null;
    inactive_since?: string | null;
  },
) =>
  db
    .updateTable('project_members')
    .set(fields)
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

/** Deletes a membership, with the departure that was planned. */
export const deleteMember = (db: Db, { projectId, userId }: Membership) =>
  db
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();

/** Unassigns a person's tickets that aren't done. Returns their IDs. */
export const unassignOpenTickets = (db: Db, { projectId, userId }: Membership) =>
  valuesOf(
    db
      .updateTable('tickets')
      .set({ assignee_id: null, version: sql`version + 1`, updated_at: sql`now()` })
      .where('project_id', '=', projectId)
      .where('assignee_id', '=', userId)
      .where(isOpen)
      .returning('id'),
  );

/** Whether someone can read a project's board. Inactive members still can. */
export const isMember = async (db: Db, membership: Membership) =>
  (await findMember(db, membership)) !== undefined;

/** Whether someone takes part in a project. */
export async function isActiveMember(db: Db, membership: Membership) {
  const member = await findMember(db, membership);
  return member !== undefined && member.inactive_since === null;
}

/** A membership, or undefined if the person isn't a member. */
export const findMember = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('project_members')
    .select(['is_lead', 'role_id', 'inactive_since'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether someone leads a team that's still building. */
export const leadsTeams = (db: Db, userId: number) =>
  exists(
    db
      .selectFrom('project_members')
      .innerJoin('projects', 'projects.id', 'project_members.project_id')
      .select('projects.id')
      .where('project_members.user_id', '=', userId)
      .where('project_members.is_lead', '=', true)
      .where('projects.status', '<>', 'Completed')
      .limit(1),
  );

export const listLeads = (db: Db, projectId: number) =>
  valuesOf(
    db
      .selectFrom('project_members')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('is_lead', '=', true)
      .orderBy('user_id'),
  );

/**
 * Accepts the open invitation of someone who has joined in any way, and returns its ID. The caller holds
 * the project's lock.
 */
export const acceptOpenInvitation = (db: Db, { projectId, userId }: Membership) =>
  firstOf(
    db
      .updateTable('invitations')
      .set({ state: 'accepted', ended_at: sql`now()` })
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .where('state', '=', 'sent')
      .returning('id'),
  );

/**
 * Counts a person's teams, those that are still building, without those of hackathons, and how many they
 * joined within a day.
 */
export const countTeams = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select((row) => [
      row
        .selectFrom('project_members')
        .select((member) => member.fn.countAll<number>().as('count'))
        .whereRef('project_members.user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('all'),
      row
        .selectFrom('project_members')
        .innerJoin('projects', 'projects.id', 'project_members.project_id')
        .select((member) => member.fn.countAll<number>().as('count'))
        .whereRef('project_members.user_id', '=', 'users.id')
        .where('projects.status', '<>', 'Completed')
        .where('projects.is_listed', '=', true)
        .where('project_members.inactive_since', 'is', null)
        .$asScalar()
        .$notNull()
        .as('active'),
      row
        .selectFrom('events')
        .select((event) => event.fn.countAll<number>().as('count'))
        .whereRef('events.actor_id', '=', 'users.id')
        .where('events.kind', '=', 'project_joined')
        .where('events.occurred_at', '>', sql<string>`now() - interval '1 day'`)
        .$asScalar()
        .$notNull()
        .as('joinedToday'),
      sql<boolean>`users.created_at > now() - interval '1 day'`.as('isFirstDay'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** How many people are on a team, with inactive ones. */
export async function countEveryone(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many places are taken on a team. */
export async function countMembers(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('project_id', '=', projectId)
    .where('inactive_since', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The IDs of a project's members, without inactive ones. */
export const listMemberIds = (db: Db, projectId: number) =>
  valuesOf(
    db
      .selectFrom('project_members')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('inactive_since', 'is', null),
  );

/** Which of these people are members. */
export async function listMembersAmong(
  db: Db,
  { projectId, ids }: { projectId: number; ids: number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  return valuesOf(
    db
      .selectFrom('project_members')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('user_id', '=', anyOf(ids)),
  );
}

/** The team: the creator first, then in the order they joined, and inactive members last. */
export const listMembers = (db: Db, projectId: number) =>
  db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .leftJoin('planned_departures', (join) =>
      join
        .onRef('planned_departures.project_id', '=', 'project_members.project_id')
        .onRef('planned_departures.user_id', '=', 'project_members.user_id'),
    )
    .select([
      'users.id',
      fullName('users').as('name'),
      'users.avatar',
      'project_members.role_name',
      'project_members.role_id',
      'project_members.is_lead',
      sql<string | null>`case when away_until >= current_date then away_until end`.as('away_until'),
      // For how long nothing was heard, once the leads have been told.
      sql<number | null>`case when quiet_told_at is not null
                              then current_date - last_seen_on end`.as('quiet_days'),
      'project_members.inactive_since',
      'planned_departures.leaves_on',
      sql<boolean>`users.id = projects.creator_id`.as('is_creator'),
    ])
    .where('project_members.project_id', '=', projectId)
    .orderBy(sql`project_members.inactive_since is not null`)
    .orderBy('is_creator', 'desc')
    .orderBy('project_members.joined_at')
    .orderBy('users.id')
    .execute();

/** Whether nobody else is on a member's team, as a subquery. */
export const isSolo = ({
  projectId,
  userId,
}: {
  projectId: number;
  userId: number;
}) => sql<boolean>`
  (not exists(select from project_members
               where project_id = ${projectId} and user_id <> ${userId}))`;

export async function worksSolo(db: Db, membership: Membership): Promise<boolean> {
  const { rows } = await sql<{ solo: boolean }>`select ${isSolo(membership)} as solo`.execute(db);
  return rows[0]?.solo ?? false;
}

/** How many days someone who was removed can't rejoin. */
export const daysApart = 90;

/**
 * Until when someone who was removed from a team can't rejoin on their own. Part of a statement that
 * reads `projects`.
 */
export const removedUntil = (userId: number) => sql<string | null>`(
  select max(at) + make_interval(days => ${sql.lit(daysApart)}) from departures
   where departures.project_id = projects.id and kind = 'removed'
     and departures.user_id = ${userId}
     and at > now() - make_interval(days => ${sql.lit(daysApart)}))`;
