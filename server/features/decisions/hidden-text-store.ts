import { sql } from 'kysely';
import type { ReportedSubject } from '#contract/reports.ts';
import type { ReportedKind } from '#contract/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';

const notice = 'Hidden by an admin.';

/** Where the texts of each kind are, and what replaces them. */
const places: Record<ReportedKind, { table: string; columns: string[]; instead: string }> = {
  person: { table: 'users', columns: ['short_description', 'about_me'], instead: '' },
  project: { table: 'projects', columns: ['description'], instead: notice },
  comment: { table: 'comments', columns: ['text'], instead: notice },
  join_request: { table: 'join_requests', columns: ['message', 'answer'], instead: '' },
  invitation: { table: 'invitations', columns: ['message'], instead: '' },
};

/** Replaces the texts of a subject. Returns them by column, or null if it doesn't exist anymore. */
export async function hideTexts(
  db: Db,
  { kind, id }: ReportedSubject,
): Promise<Record<string, string> | null> {
  const { table, columns, instead } = places[kind];
  const pairs = sql.join(columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`));
  const { rows } = await sql<{ texts: Record<string, string> }>`
    select jsonb_build_object(${pairs}) as texts from ${sql.table(table)}
     where id = ${id} for no key update`.execute(db);
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${instead}`));
  await sql`update ${sql.table(table)} set ${changes} where id = ${id}`.execute(db);
  return rows[0]?.texts ?? null;
}

/** Shows the texts again, except those that have changed since. */
export async function showTexts(
  db: Db,
  { kind, id }: ReportedSubject,
  texts: Record<string, string>,
) {
  const { table, columns, instead } = places[kind];
  for (const column of columns) {
    const name = sql.ref(column);
    await sql`
      update ${sql.table(table)} set ${name} = ${texts[column] ?? ''}
       where id = ${id} and ${name} = ${instead}`.execute(db);
  }
}
