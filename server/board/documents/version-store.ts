import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { person } from './store.ts';

/** How many earlier versions of a page are kept. */
const maxVersions = 100;

/** A page's earlier versions without their texts, newest first. */
export const listVersions = (db: Db, documentId: number) =>
  selectVersions(db, documentId).orderBy('version', 'desc').execute();
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export const findVersion = (
  db: Db,
  { documentId, version }: Record<'documentId' | 'version', number>,
) =>
  selectVersions(db, documentId).select('text').where('version', '=', version).executeTakeFirst();

const selectVersions = (db: Db, documentId: number) =>
  db
    .selectFrom('document_versions')
    .leftJoin('users as author', 'author.id', 'author_id')
    .select(['version', 'title', 'written_at', ...person])
    .where('document_id', '=', documentId);

/** Deletes the oldest versions of a page beyond the 100 newest, and those of its team beyond some bytes. */
export async function pruneVersions(
  db: Db,
  { documentId, projectId, maxBytes }: Record<'documentId' | 'projectId' | 'maxBytes', number>,
) {
  await sql`
    delete from document_versions
     where document_id = ${documentId}
       and version <= (select version from document_versions where document_id = ${documentId}
                        order by version desc offset ${maxVersions} limit 1)`.execute(db);
  await sql`
    delete from document_versions as old
     using (select document_id, one.version,
                   sum(octet_length(one.text))
                     over (order by written_at desc, document_id desc, one.version desc) as bytes
              from document_versions as one join documents on documents.id = document_id
             where project_id = ${projectId}) as kept
     where (old.document_id, old.version) = (kept.document_id, kept.version)
       and bytes > ${maxBytes}`.execute(db);
}
