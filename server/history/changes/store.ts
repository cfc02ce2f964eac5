import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ChangeKind } from '#contract/history/changes.ts';
import type { ChangedField } from '#contract/values/ticket-fields.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { exists, hasChanged, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import { type Parts, runParts } from '#server/platform/database/sql/parts.ts';

/** The channel that announces a new change in a project to all processes. The payload is the project's ID. */
export const changesChannel = 'changes';

/** A value before and after. A number is a person's ID; everything else is text. */
export type FieldChange = {
  field: ChangedField;
  from: string | number | null;
  to: string | number | null;
};

export type NewChange = {
  kind: ChangeKind;
  actorId: number | null;
  ticketId?: number;
  threadId?: number;
  documentId?: number;
  fields?: FieldChange[];
};

/**
 * Records changes of a board and notifies all processes when the transaction commits. Callers hold the
 * project's lock, so that the numbers are in order.
 */
export const insertChanges = (db: Db, log: NewChanges) => runParts(db, prepareChanges(log));

/** The same for one change. */
export const insertChange = (db: Db, { projectId, ...change }: NewChange & { projectId: number }) =>
  insertChanges(db, { projectId, changes: [change] });

type NewChanges = { projectId: number; changes: NewChange[] };

/** The same, as parts of a statement that the caller runs. */
export function prepareChanges({ projectId, changes }: NewChanges): Parts {
  if (changes.length === 0) return [];
  const rows = changes.map(({ kind, actorId, fields = [], ...about }) => ({
    kind,
    actor_id: actorId,
    ticket_id: about.ticketId ?? null,
    thread_id: about.threadId ?? null,
    document_id: about.documentId ?? null,
    fields,
  }));
  const inserted = sql`
    change as (
      insert into changes (project_id, number, kind, actor_id, ticket_id, thread_id, document_id, fields)
      select ${projectId}::bigint,
             ordinal + coalesce((select max(number) from changes where project_id = ${projectId}), 0),
             kind, actor_id, ticket_id, thread_id, document_id, fields
        from rows from (
          jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as (kind text, actor_id bigint, ticket_id bigint, thread_id bigint, document_id bigint,
                fields jsonb)
        ) with ordinality
          as row (kind, actor_id, ticket_id, thread_id, document_id, fields, ordinal)
      returning pg_notify(${changesChannel}, ${String(projectId)})
    )`;
  return [inserted];
}

type Renaming = { projectId: number; actorId: number; from: ChangeKind; to: ChangeKind };

/** Makes someone's changes of a kind changes of another kind. */
export const renameChanges = (db: Db, { projectId, actorId, from, to }: Renaming) =>
  db
    .updateTable('changes')
    .set({ kind: to })
    .where('project_id', '=', projectId)
    .where('actor_id', '=', actorId)
    .where('kind', '=', from)
    .execute();

/** The end of a project's log. `number` is 0 if the log is empty. */
export type LogEnd = { number: number; hasRenamedMembers: boolean };

export async function findLogEnd(pool: Pool, projectId: number): Promise<LogEnd | undefined> {
  const { rows } = await pool.query<LogEnd>({
    name: 'find-log-end',
    text: `select (select coalesce(max(number), 0) from changes where project_id = $1) as number,
                  exists(select from project_members
                           join users on users.id = project_members.user_id
                          where project_members.project_id = $1
                            and project_members.name_version <> users.name_version)
                    as "hasRenamedMembers"`,
    values: [projectId],
  });
  return rows[0];
}

/** Locks a project's log, and so its team and board, until the transaction ends. */
export const lockLog = (db: Db, projectId: number) =>
  db.selectFrom('projects').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();

/** Marks all members' current names as recorded. Returns the IDs of members with a new name. */
export const syncMemberNames = (db: Db, projectId: number) =>
  valuesOf(
    db
      .updateTable('project_members')
      .from('users')
      .set((row) => ({ name_version: row.ref('users.name_version') }))
      .whereRef('users.id', '=', 'project_members.user_id')
      .where('project_members.project_id', '=', projectId)
      .whereRef('users.name_version', '<>', 'project_members.name_version')
      .returning('project_members.user_id'),
  );

/** Makes all processes check the open boards of a person's teams for changes. */
export const notifyBoardsOf = (db: Db, userId: number) =>
  sql`
    select pg_notify(${changesChannel}, project_id::text)
      from (select distinct presences.project_id
              from presences
              join project_members on project_members.project_id = presences.project_id
             where project_members.user_id = ${userId}) as open_boards`.execute(db);

/** Lists a project's changes after a number, in order. */
export const selectChanges = (
  db: Db,
  { projectId, after, limit }: { projectId: number; after: number; limit: number },
) =>
  db
    .selectFrom('changes')
    .select(['number', 'kind', 'ticket_id', 'thread_id'])
    .where('project_id', '=', projectId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();

type Reader = { projectId: number; ticketId: number; userId: number };

/** A ticket's changes, newest first. Empty if the person isn't a member. */
export const listTicketChanges = (
  db: Db,
  { projectId, ticketId, userId, limit }: Reader & { limit: number },
) =>
  db
    .selectFrom('changes')
    .innerJoin('project_members', (join) =>
      join
        .onRef('project_members.project_id', '=', 'changes.project_id')
        .on('project_members.user_id', '=', userId),
    )
    .leftJoin('users as actor', 'actor.id', 'changes.actor_id')
    .select([
      'changes.number',
      'changes.kind',
      'changes.fields',
      'changes.occurred_at',
      'actor.id as actor_id',
      fullName('actor').as('actor_name'),
    ])
    .where('changes.project_id', '=', projectId)
    .where('changes.ticket_id', '=', ticketId)
    .orderBy('changes.number', 'desc')
    .limit(limit)
    .execute();
export type TicketChangeRow = Awaited<ReturnType<typeof listTicketChanges>>[number];

/** Whether someone may read what a team did. */
export const canRead = (db: Db, { projectId, userId }: Membership) =>
  exists(
    db
      .selectFrom('project_members')
      .select('user_id')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId),
  );

/** What a team is shown of what it did; the rest is about details. */
const shownKinds = [
  'ticket_created',
  'ticket_imported',
  'ticket_changed',
  'ticket_moved_by_repository',
  'ticket_deleted',
  'ticket_restored',
  'comment_written',
  'review_written',
  'thread_started',
  'document_created',
  'document_changed',
  'meeting_planned',
  'meeting_canceled',
  'member_joined',
  'member_left',
] as const satisfies ChangeKind[];

/** The latest changes of a team's board and discussions, newest first. */
type TeamChanges = { projectId: number; before?: number | undefined; limit: number };

export const listTeamChanges = (db: Db, { projectId, before, limit }: TeamChanges) =>
  db
    .selectFrom('changes')
    .leftJoin('users as actor', 'actor.id', 'changes.actor_id')
    .leftJoin('tickets', 'tickets.id', 'changes.ticket_id')
    .leftJoin('threads', 'threads.id', 'changes.thread_id')
    .leftJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'changes.document_id').on('documents.deleted_at', 'is', null),
    )
    .select([
      'changes.number',
      'changes.kind',
      'changes.fields',
      'changes.occurred_at',
      'actor.id as actor_id',
      fullName('actor').as('actor_name'),
      'tickets.id as ticket_id',
      'tickets.title as ticket_title',
      sql<boolean>`tickets.deleted_at is not null`.as('is_deleted'),
      'threads.id as thread_id',
      'threads.title as thread_title',
      'documents.id as document_id',
      'documents.title as document_title',
    ])
    .where('changes.project_id', '=', projectId)
    .$if(before !== undefined, (query) => query.where('changes.number', '<', before!))
    .where('changes.kind', 'in', shownKinds)
    // A move within a column.
    .where((where) =>
      where.or([where('changes.kind', '<>', 'ticket_changed'), sql<boolean>`fields <> '[]'`]),
    )
    // What is gone for good isn't named.
    .where(sql<boolean>`(changes.ticket_id is null or tickets.id is not null)`)
    .where(sql<boolean>`(changes.thread_id is null or threads.id is not null)`)
    .where(sql<boolean>`(changes.document_id is null or documents.id is not null)`)
    .orderBy('changes.number', 'desc')
    .limit(limit)
    .execute();
export type TeamChangeRow = Awaited<ReturnType<typeof listTeamChanges>>[number];

/** People's full names by ID; deleted accounts are missing. */
export async function listNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', fullName('users').as('name')])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Stores the last change that a member has seen. Returns false if they aren't a member. */
export const saveSeen = (
  db: Db,
  { projectId, userId, number }: { projectId: number; userId: number; number: number },
) =>
  hasChanged(
    db
      .updateTable('project_members')
      .set({
        seen_change: sql`greatest(seen_change, least(${number},
        (select coalesce(max(number), 0) from changes where project_id = ${projectId})))`,
      })
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId),
  );
