import { lockDueProject } from '#server/history/changes/due-project-store.ts';
import { sql } from 'kysely';
import type { JoinRequestState } from '#contract/values/vocabulary.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { idOfNew } from '#server/platform/database/sql/outcomes.ts';

type Role = { id: number; name: string } | undefined;

export type JoinRequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Selects requests, with whether `readerId` leads their projects. Callers add the conditions. */
const selectRequests = (db: Db, readerId: number) =>
  db
    .selectFrom('join_requests')
    .innerJoin('projects', 'projects.id', 'join_requests.project_id')
    .innerJoin('users as person', 'person.id', 'join_requests.user_id')
    .leftJoin('users as answerer', 'answerer.id', 'join_requests.answered_by')
    .select((row) => [
      'join_requests.id',
      'join_requests.project_id',
      'projects.name as project_name',
      'projects.status as project_status',
      'join_requests.user_id',
      fullName('person').as('user_name'),
      'person.avatar',
      'join_requests.role_id',
      'join_requests.role_name',
      'join_requests.message',
      'join_requests.state',
      'join_requests.asked_at',
      'join_requests.answer_by',
      'join_requests.ended_at',
      'answerer.id as answerer_id',
      fullName('answerer').as('answerer_name'),
      'join_requests.answer',
      row
        .selectFrom('project_members')
        .innerJoin('projects as team', 'team.id', 'project_members.project_id')
        .select((member) => member.fn.countAll<number>().as('count'))
        .whereRef('project_members.user_id', '=', 'join_requests.user_id')
        .where('team.status', '<>', 'Completed')
        .where('project_members.inactive_since', 'is', null)
        .$asScalar()
        .$notNull()
        .as('teams'),
      sql<boolean>`exists(select from join_requests as earlier
                           where earlier.project_id = join_requests.project_id
                             and earlier.user_id = join_requests.user_id
                             and earlier.id < join_requests.id
                             and earlier.state = 'expired')`.as('has_expired_before'),
      sql<boolean>`exists(select from project_members as reader
                           where reader.project_id = join_requests.project_id
                             and reader.user_id = ${readerId} and reader.is_lead)`.as('is_lead'),
    ]);

export const findRequest = (db: Db, { id, readerId }: { id: number; readerId: number }) =>
  selectRequests(db, readerId).where('join_requests.id', '=', id).executeTakeFirst();

/** Someone's request that waits for a team's answer. */
export const findWaiting = (db: Db, { projectId, userId }: Membership) =>
  selectRequests(db, userId)
    .where('join_requests.project_id', '=', projectId)
    .where('join_requests.user_id', '=', userId)
    .where('join_requests.state', '=', 'waiting')
    .executeTakeFirst();

/**
 * Requests to a project, the newest first. Those that wait are in the order in which they're answered:
 * people whose earlier request expired, then the oldest.
 */
export const listOfProject = (
  db: Db,
  { projectId, readerId, state }: { projectId: number; readerId: number; state: JoinRequestState },
) =>
  selectRequests(db, readerId)
    .where('join_requests.project_id', '=', projectId)
    .where('join_requests.state', '=', state)
    .$if(state === 'waiting', (waiting) =>
      waiting.orderBy('has_expired_before', 'desc').orderBy('join_requests.asked_at'),
    )
    .orderBy('join_requests.id', 'desc')
    .limit(100)
    .execute();

/** A person's requests: those that wait, then the newest. */
export const listOfPerson = (db: Db, userId: number) =>
  selectRequests(db, userId)
    .where('join_requests.user_id', '=', userId)
    .orderBy(sql`join_requests.state = 'waiting'`, 'desc')
    .orderBy('join_requests.id', 'desc')
    .limit(50)
    .execute();

/** Counts a person's waiting requests and those made since a time, and whether the account is newer. */
export const countRequests = (db: Db, { userId, since }: { userId: number; since: Date }) =>
  db
    .selectFrom('users')
    .leftJoin('join_requests', 'join_requests.user_id', 'users.id')
    .select((row) => [
      row.fn.count<number>('join_requests.id').filterWhere('state', '=', 'waiting').as('waiting'),
      row.fn
        .count<number>('join_requests.id')
        .filterWhere('asked_at', '>', since.toISOString())
        .as('recent'),
      sql<boolean>`users.created_at > ${since.toISOString()}`.as('isNew'),
    ])
    .where('users.id', '=', userId)
    .groupBy('users.id')
    .executeTakeFirstOrThrow();

/** When a team last declined someone, if that's after `since`. */
export const findDecline = (
  db: Db,
  { projectId, userId, since }: Membership & { since: Date },
): Promise<{ ended_at: string | null } | undefined> =>
  db
    .selectFrom('join_requests')
    .select('ended_at')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('state', '=', 'declined')
    .where('ended_at', '>', since.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

type NewRequest = Membership & { role: Role; message: string; askedAt: Date; answerBy: Date };

export const insertRequest = (
  db: Db,
  { projectId, userId, role, message, askedAt, answerBy }: NewRequest,
) =>
  idOfNew(
    db
      .insertInto('join_requests')
      .values({
        project_id: projectId,
        user_id: userId,
        role_id: role?.id ?? null,
        role_name: role?.name ?? '',
        message,
        asked_at: askedAt.toISOString(),
        answer_by: answerBy.toISOString(),
      })
      .returning('id'),
  );

export const updateRequest = (
  db: Db,
  { id, role, message }: { id: number; role: Role; message: string },
) =>
  db
    .updateTable('join_requests')
    .set({ role_id: role?.id ?? null, role_name: role?.name ?? '', message })
    .where('id', '=', id)
    .execute();

/** Brings the date forward by which a request is answered. */
export const hastenAnswer = (db: Db, { id, answerBy }: { id: number; answerBy: Date }) =>
  db
    .updateTable('join_requests')
    .set({ answer_by: sql`least(answer_by, ${answerBy.toISOString()})` })
    .where('id', '=', id)
    .execute();

type Ending = {
  state: Exclude<JoinRequestState, 'waiting'>;
  now: Date;
  answeredBy?: number;
  answer?: string;
};

/** Ends a waiting request. The caller holds the project's lock. */
export const endRequest = (
  db: Db,
  { id, state, now, answeredBy, answer = '' }: Ending & { id: number },
) =>
  db
    .updateTable('join_requests')
    .set({ state, ended_at: now.toISOString(), answered_by: answeredBy ?? null, answer })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** Closes a project's waiting requests, or only those for roles that were deleted. Returns them. */
export const closeWaiting = (
  db: Db,
  { projectId, onlyDeletedRoles }: { projectId: number; onlyDeletedRoles: boolean },
) =>
  db
    .updateTable('join_requests')
    .set({ state: 'closed', ended_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('state', '=', 'waiting')
    .$if(onlyDeletedRoles, (requests) =>
      requests.where('role_id', 'is', null).where('role_name', '<>', ''),
    )
    .returning(['id', 'user_id', 'role_name'])
    .execute();

/** Starts counting the requests without an answer again. */
export async function resetUnanswered(db: Db, projectId: number) {
  await db
    .updateTable('projects')
    .set({ unanswered_requests: 0 })
    .where('id', '=', projectId)
    .execute();
}

/** Counts a request that ended without an answer. Returns how many did in a row. */
export async function countUnanswered(db: Db, projectId: number): Promise<number> {
  const { unanswered_requests } = await db
    .updateTable('projects')
    .set({ unanswered_requests: sql`unanswered_requests + 1` })
    .where('id', '=', projectId)
    .returning('unanswered_requests')
    .executeTakeFirstOrThrow();
  return unanswered_requests;
}

/**
 * Requests with fewer reminders that were made before this time are due, if they end in this time.
 */
export type DueReminder = {
  reminders: number;
  askedBefore: Date;
  endsAfter?: Date;
  endsBefore?: Date;
};

/** Locks requests that are due for a reminder, skipping locked rows. */
export const lockDueForReminder = (
  db: Db,
  { reminders, askedBefore, endsAfter, endsBefore, limit }: DueReminder & { limit: number },
) =>
  db
    .selectFrom('join_requests')
    .select(['id', 'project_id', 'user_id', 'role_name', 'answer_by'])
    .where('state', '=', 'waiting')
    .where('reminders', '<', reminders)
    .where('asked_at', '<=', askedBefore.toISOString())
    .$if(endsAfter !== undefined, (due) => due.where('answer_by', '>', endsAfter!.toISOString()))
    .$if(endsBefore !== undefined, (due) => due.where('answer_by', '<=', endsBefore!.toISOString()))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Counts a reminder, and stores by when the request is answered. */
export const markReminded = (
  db: Db,
  { id, reminders, answerBy }: { id: number; reminders: number; answerBy: string },
) =>
  db
    .updateTable('join_requests')
    .set({ reminders, answer_by: answerBy })
    .where('id', '=', id)
    .execute();

export const lockProjectWithDue = (db: Db, now: Date) =>
  lockDueProject(db, sql`select project_id from join_requests where ${isDue(now)}`);

/** A request's time is over. The leads have got the last reminder before. */
const isDue = (now: Date) =>
  sql<boolean>`state = 'waiting' and reminders = 2 and answer_by <= ${now}`;

export const listDueOf = (db: Db, { projectId, now }: { projectId: number; now: Date }) =>
  db
    .selectFrom('join_requests')
    .select(['id', 'user_id', 'role_name'])
    .where('project_id', '=', projectId)
    .where(isDue(now))
    .orderBy('id')
    .execute();

type Expiries = { creatorId: number; since: Date; nth: number };

/** When the nth last request to someone's projects expired since then; undefined if there were fewer. */
export async function findExpiry(
  db: Db,
  { creatorId, since, nth }: Expiries,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('join_requests')
    .innerJoin('projects', 'projects.id', 'join_requests.project_id')
    .select('ended_at')
    .where('projects.creator_id', '=', creatorId)
    .where('join_requests.state', '=', 'expired')
    .where('ended_at', '>', since.toISOString())
    .orderBy('ended_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at ?? undefined;
}
