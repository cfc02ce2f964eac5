import { sql } from 'kysely';
import type { BoardFileSource } from '#contract/board/board-files.ts';
import { countTasks } from '#contract/markdown/checklist.ts';
import { ticketFieldNames } from '#contract/values/ticket-fields.ts';
import { ticketStatuses, type TicketStatus } from '#contract/values/ticket-status.ts';
import { columnOf, type Fields, fieldColumns } from '#server/board/tickets/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { anyOf } from '#server/platform/database/sql/any-of.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { idOfNew, valuesOf } from '#server/platform/database/sql/outcomes.ts';
import type { Assignable, Team } from './reading/convert.ts';

/** The people who can be assigned tickets, and the technologies that can be labels. */
export async function getTeam(db: Db, projectId: number): Promise<Team> {
  const people = await db
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .select(['users.id', fullName('users').as('name'), 'users.github_url'])
    .where('project_id', '=', projectId)
    .where('inactive_since', 'is', null)
    .execute();
  const project = await db
    .selectFrom('projects')
    .select('tech_stack')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return {
    members: people.map(({ id, name, github_url }): Assignable => ({
      id,
      name,
      login: /^https?:\/\/(?:www\.)?github\.com\/([\w-]+)\/?$/i.exec(github_url)?.[1] ?? '',
    })),
    technologies: project.tech_stack,
  };
}

type Import = { id: number; projectId: number };
type ImportKey = { projectId: number; key: string; since: Date };

/** Imports since a time, newest first, or only the one with this key. */
export const listImports = (
  db: Db,
  { projectId, key, since }: Omit<ImportKey, 'key'> & { key?: string },
) =>
  db
    .selectFrom('board_imports')
    .leftJoin('users', 'users.id', 'board_imports.user_id')
    .select([
      'board_imports.id',
      'key',
      'source',
      'ticket_count',
      'imported_at',
      'undone_at',
      'users.id as user_id',
      fullName('users').as('user_name'),
      sql<number>`(select count(*) from tickets
                    where import_id = board_imports.id and deleted_at is null)`.as('left'),
    ])
    .where('project_id', '=', projectId)
    .where('imported_at', '>', since.toISOString())
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('board_imports.id', 'desc')
    .execute();
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export const findImport = async (db: Db, wanted: ImportKey): Promise<ImportRow | undefined> =>
  (await listImports(db, wanted))[0];

export const insertImport = (
  db: Db,
  values: {
    project_id: number;
    key: string;
    user_id: number;
    source: BoardFileSource;
    ticket_count: number;
    imported_at: string;
  },
) => idOfNew(db.insertInto('board_imports').values(values).returning('id'));

export const setUndone = (db: Db, { id, undoneAt }: { id: number; undoneAt: string | null }) =>
  db.updateTable('board_imports').set({ undone_at: undoneAt }).where('id', '=', id).execute();

/** The last position of each column. Deleted tickets keep theirs. */
export async function listLastPositions(db: Db, projectId: number) {
  const rows = await db
    .selectFrom('tickets')
    .select(['status', sql<string>`max(position)`.as('position')])
    .where('project_id', '=', projectId)
    .groupBy('status')
    .execute();
  return new Map<TicketStatus, string>(rows.map(({ status, position }) => [status, position]));
}

/** Reserves IDs for tickets, and returns them with the last number that the project has given. */
export async function reserveNumbers(
  db: Db,
  { projectId, count }: { projectId: number; count: number },
): Promise<{ ids: number[]; lastNumber: number }> {
  const { rows } = await sql<{ ids: number[]; lastNumber: number }>`
    update projects set last_ticket_number = last_ticket_number + ${count}
     where id = ${projectId}
    returning last_ticket_number - ${count}::int as "lastNumber",
              (select json_agg(nextval(pg_get_serial_sequence('tickets', 'id')))
                 from generate_series(1, ${count}::int)) as ids`.execute(db);
  return rows[0] ?? { ids: [], lastNumber: 0 };
}

export type ImportedTicket = { id: number; number: number; position: string; fields: Fields };

const columns = sql.raw(
  [
    'id',
    'number',
    'position',
    ...fieldColumns,
    'task_count',
    'done_task_count',
    'project_id',
    'created_by',
    'import_id',
  ].join(', '),
);

/** Creates tickets in one statement, however many there are. */
export async function insertTickets(
  db: Db,
  {
    tickets,
    projectId,
    userId,
    importId,
  }: { tickets: ImportedTicket[]; projectId: number; userId: number; importId: number | null },
) {
  const rows = tickets.map(({ fields, ...ticket }) => {
    const { total, done } = countTasks(fields.description);
    return {
      ...ticket,
      ...Object.fromEntries(ticketFieldNames.map((name) => [columnOf[name], fields[name]])),
      task_count: total,
      done_task_count: done,
      project_id: projectId,
      created_by: userId,
      import_id: importId,
    };
  });
  await sql`
    insert into tickets (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::tickets, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

/** Deletes the tickets of an import that nobody has worked on since, and returns their IDs. */
export const deleteImported = (db: Db, { id, projectId, now }: Import & { now: string }) =>
  valuesOf(
    db
      .updateTable('tickets')
      .set({ deleted_at: now })
      .where('import_id', '=', id)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('changes')
              .select('number')
              .whereRef('changes.ticket_id', '=', 'tickets.id')
              .where('kind', 'not in', ['ticket_imported', 'ticket_deleted', 'ticket_restored']),
          ),
        ),
      )
      .returning('id'),
  );

/** Restores the tickets that were deleted when an import was undone, and returns their IDs. */
export const restoreImported = (
  db: Db,
  { id, projectId, undoneAt }: Import & { undoneAt: string },
) =>
  valuesOf(
    db
      .updateTable('tickets')
      .set({ deleted_at: null, version: sql`version + 1` })
      .where('import_id', '=', id)
      .where('project_id', '=', projectId)
      .where('deleted_at', '=', undoneAt)
      .returning('id'),
  );

/** The IDs of a board's tickets in order: column by column. */
export const listBoard = (db: Db, projectId: number) =>
  valuesOf(
    db
      .selectFrom('tickets')
      .select('id')
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .orderBy(sql`array_position(${[...ticketStatuses]}::text[], status)`)
      .orderBy('position'),
  );

/** Some of a board's tickets, in this order. */
export async function listExported(
  db: Db,
  { projectId, ids }: { projectId: number; ids: number[] },
) {
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.assignee_id')
    .select(['tickets.id', 'number', 'tickets.created_at', fullName('users').as('assignee_name')])
    .select(fieldColumns)
    .where('project_id', '=', projectId)
    .where('tickets.id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy(sql`array_position(${ids}::bigint[], tickets.id)`)
    .execute();
  return rows;
}
export type ExportedRow = Awaited<ReturnType<typeof listExported>>[number];
