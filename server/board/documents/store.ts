import { type InferResult, sql } from 'kysely';
import type { Db, Membership } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { hasChanged, idOfNew } from '#server/platform/database/sql/outcomes.ts';

type DocumentRef = { projectId: number; documentId: number };
type Text = { title: string; text: string };

/** Who wrote something, joined as `author`. */
export const person = [
  'author.id as person_id',
  fullName('author').as('name'),
  'author.avatar',
] as const;

/** A team's pages without their texts, oldest first. */
export const listDocuments = (db: Db, projectId: number) =>
  db
    .selectFrom('documents')
    .leftJoin('users as author', 'author.id', 'documents.updated_by')
    .select(['documents.id', 'documents.title', 'documents.updated_at', ...person])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('documents.id')
    .execute();
export type ListedRow = Awaited<ReturnType<typeof listDocuments>>[number];

/** A page for a member: nothing for others. */
const selectDocument = (db: Db, { projectId, documentId, userId }: DocumentRef & Membership) =>
  db
    .selectFrom('documents')
    .innerJoin('project_members as reader', (join) =>
      join
        .onRef('reader.project_id', '=', 'documents.project_id')
        .on('reader.user_id', '=', userId),
    )
    .leftJoin('users as author', 'author.id', 'documents.updated_by')
    .select([
      'documents.id',
      'documents.title',
      'documents.text',
      'documents.version',
      'documents.created_by',
      'documents.updated_at',
      ...person,
      'reader.is_lead as isLead',
      sql<boolean>`reader.inactive_since is null`.as('isActive'),
    ])
    .where('documents.id', '=', documentId)
    .where('documents.project_id', '=', projectId)
    .where('documents.deleted_at', 'is', null);
export type DocumentRow = InferResult<ReturnType<typeof selectDocument>>[number];

export const findDocument = (db: Db, reader: DocumentRef & Membership) =>
  selectDocument(db, reader).executeTakeFirst();

export async function insertDocument(
  db: Db,
  { projectId, userId, title, text }: Membership & Text,
): Promise<number> {
  const by = { created_by: userId, updated_by: userId };
  return idOfNew(
    db
      .insertInto('documents')
      .values({ project_id: projectId, title, text, ...by })
      .returning('id'),
  );
}

/** Replaces a page's text, and keeps the one before. The caller holds the board's lock. */
export const updateDocument = (
  db: Db,
  { documentId, userId, title, text }: DocumentRef & Membership & Text,
) =>
  sql`
    with before as (
      insert into document_versions (document_id, version, title, text, author_id, written_at)
      select id, version, title, text, updated_by, updated_at from documents
       where id = ${documentId}
    )
    update documents
       set title = ${title}, text = ${text}, version = version + 1, updated_by = ${userId},
           updated_at = now()
     where id = ${documentId}`.execute(db);

export const deleteDocument = (db: Db, { id, now }: { id: number; now: Date }) =>
  db.updateTable('documents').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute();

/** Returns false if it wasn't deleted, or not since then. */
export const undeleteDocument = (
  db: Db,
  { projectId, documentId, since }: DocumentRef & { since: Date },
) =>
  hasChanged(
    db
      .updateTable('documents')
      .set({ deleted_at: null })
      .where('id', '=', documentId)
      .where('project_id', '=', projectId)
      .where('deleted_at', '>=', since.toISOString()),
  );

/** How many pages a team has, how many of them are deleted, and the bytes of all their texts. */
export const measureDocuments = (db: Db, projectId: number) =>
  db
    .selectFrom('documents')
    .select((row) => [
      sql<number>`count(*) filter (where deleted_at is null)`.as('count'),
      sql<number>`count(*) filter (where deleted_at is not null)`.as('deleted'),
      row.fn.coalesce(sql<number>`sum(octet_length(text))::bigint`, sql.lit(0)).as('bytes'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();

/** Lets go of someone's pages before their account is deleted. */
export const forgetWriter = (db: Db, userId: number) =>
  sql`
    update documents
       set created_by = nullif(created_by, ${userId}), updated_by = nullif(updated_by, ${userId})
     where ${userId} in (created_by, updated_by)`.execute(db);
