import { isMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/problem.ts';
import { findDocument, listDocuments } from './store.ts';

const exports = { name: 'document-exports', points: 60, seconds: 60 * 60 };

/** Writes a team's pages as one Markdown text, oldest first, reading on as it's taken. */
export async function exportDocuments(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  reader: Membership,
): Promise<AsyncGenerator<string>> {
  if (!(await isMember(db, reader))) throw notFound();
  await limits.take([{ limit: exports, key: String(reader.userId) }]);
  const listed = await listDocuments(db, reader.projectId);
  return write(db, { ...reader, ids: listed.map(({ id }) => id) });
}

async function* write(db: Db, { ids, ...reader }: Membership & { ids: number[] }) {
  let separator = '';
  for (const documentId of ids) {
    const page = await findDocument(db, { ...reader, documentId });
    if (!page) continue;
    yield `${separator}# ${page.title}\n\n${page.text}\n`;
    separator = '\n';
  }
}
