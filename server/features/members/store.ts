import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/full-name.ts';

type Membership = { projectId: number; userId: number };

/** Locks a project's team and board until the transaction ends. */
export const lockProject = (db: Db, projectId: number) =>
  db
    .selectFrom('projects')
    .select([
      'id',
      'creator_id',
      'team_size',
      'status',
      'version',
      'offered_to',
      'joining',
      'unanswered_requests',
    ])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks a person's projects until the transaction ends, always in the same order. */
export const lockTeamsOf = (db: Db, userId: number) =>
  db
    .selectFrom('projects')
    .select(['id', 'creator_id'])
    .where('id', 'in', (query) =>
      query.selectFrom('project_members').select('project_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export async function insertMember(
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
) {
  await db
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
}

/** Changes a member's role, whether they're a lead, or whether they're new. */
export async function updateMember(
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
  },
) {
  await db
    .updateTable('project_members')
    .set(fields)
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
}

/** Removes a member, and the offer of the project if it was made to them. */
export async function deleteMember(db: Db, { projectId, userId }: Membership) {
  await db
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('projects')
    .set({ offered_to: null })
    .where('id', '=', projectId)
    .where('offered_to', '=', userId)
    .execute();
}

/** Makes a member the creator, and so a lead who needs no welcome. The former one stays a lead. */
export async function transferProject(
  db: Db,
  { projectId, creatorId }: { projectId: number; creatorId: number },
) {
  await db
    .updateTable('projects')
    .set({ creator_id: creatorId, offered_to: null, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute();
  await updateMember(db, { projectId, userId: creatorId, is_lead: true, is_new: false });
}

/** Unassigns a person's tickets that aren't done. Returns their IDs. */
export async function unassignOpenTickets(
  db: Db,
  { projectId, userId }: Membership,
): Promise<number[]> {
  const rows = await db
    .updateTable('tickets')
    .set({ assignee_id: null, version: sql`version + 1`, updated_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('assignee_id', '=', userId)
    .where('status', '<>', 'Done')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isMember(db: Db, { projectId, userId }: Membership) {
  const row = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A membership, or undefined if the person isn't a member. */
export const findMember = (db: Db, { projectId, userId }: Membership) =>
  db
    .selectFrom('project_members')
    .select(['is_lead', 'role_id'])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The IDs of a project's leads. */
export async function listLeads(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('is_lead', '=', true)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Closes the request of someone who has joined in another way. The caller holds the project's lock. */
export async function closeWaitingRequest(db: Db, { projectId, userId }: Membership) {
  await db
    .updateTable('join_requests')
    .set({ state: 'closed', ended_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Counts a person's teams, those that are still building, and how many they joined within a day. */
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

export async function countMembers(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_members')
    .select(sql<number>`count(*)`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The IDs of a project's members. */
export async function listMemberIds(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Which of these people are members. */
export async function listMembersAmong(
  db: Db,
  { projectId, ids }: { projectId: number; ids: number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', 'in', ids)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The team: the creator first, then in the order they joined. */
export const listMembers = (db: Db, projectId: number) =>
  db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select([
      'users.id',
      fullName('users').as('name'),
      'users.avatar',
      'project_members.role_name',
      'project_members.role_id',
      'project_members.is_lead',
      sql<boolean>`users.id = projects.creator_id`.as('is_creator'),
    ])
    .where('project_members.project_id', '=', projectId)
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

export async function worksSolo(
  db: Db,
  membership: { projectId: number; userId: number },
): Promise<boolean> {
  const { rows } = await sql<{ solo: boolean }>`select ${isSolo(membership)} as solo`.execute(db);
  return rows[0]?.solo ?? false;
}

/** How many days someone who was removed can't rejoin. */
export const daysApart = 90;

/**
 * Who was removed from a team and can't rejoin on their own yet, the last one first. Part of a
 * statement that reads `projects`.
 */
export const removedRecently = sql<{ userId: number; until: string }[]>`(
  select coalesce(json_agg(json_build_object(
           'userId', user_id,
           'until', at + make_interval(days => ${sql.lit(daysApart)})) order by at desc), '[]')
    from departures
   where departures.project_id = projects.id and kind = 'removed'
     and at > now() - make_interval(days => ${sql.lit(daysApart)}))`;
