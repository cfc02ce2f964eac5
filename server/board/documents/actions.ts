import {
  type Document,
  type DocumentVersion,
  type ListedDocument,
  maxDocuments,
} from '#contract/board/documents.ts';
import type { ChangeKind } from '#contract/history/changes.ts';
import { insertChange } from '#server/history/changes/store.ts';
import { lockBoard } from '#server/teams/members/actions.ts';
import { isMember } from '#server/teams/members/store.ts';
import type { Db, Membership } from '#server/migrations/tables.ts';
import type { Context } from '#server/platform/context.ts';
import { transact } from '#server/platform/database/transact.ts';
import { forbidden, limitReached, notFound, ProblemError } from '#server/platform/problem.ts';
import { canRemove } from './policy.ts';
import { presentDocument, presentListed, presentVersion } from './present.ts';
import {
  deleteDocument,
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocuments,
  measureDocuments,
  undeleteDocument,
  updateDocument,
} from './store.ts';
import { restorableMinutes } from './upkeep.ts';
import { findVersion, listVersions, pruneVersions } from './version-store.ts';

/** All of a team's pages with their earlier versions, which make room for new ones. */
const maxBytes = 20 * 1024 * 1024;

type Target = Membership & { documentId: number };
type Text = { title: string; text: string };

export async function listPages(db: Db, member: Membership): Promise<ListedDocument[]> {
  if (!(await isMember(db, member))) throw notFound();
  return (await listDocuments(db, member.projectId)).map(presentListed);
}

export const readDocument = async (db: Db, target: Target): Promise<Document> =>
  presentDocument(await getDocument(db, target), target.userId);

export const addDocument = (
  db: Db,
  { form, ...member }: Membership & { form: Text },
): Promise<Document> =>
  transact(db, async (db) => {
    if (!(await lockBoard(db, member))) throw notFound();
    const found = await measureDocuments(db, member.projectId);
    refuseMore(found);
    refuseManyDeleted(found);
    refuseLarger(found, { before: '', after: form.text });
    const target = { ...member, documentId: await insertDocument(db, { ...member, ...form }) };
    await record(db, target, 'document_created');
    return readDocument(db, target);
  });

/** Changes a page. Throws stale_document with the current page if the edited version is outdated. */
export const changeDocument = (
  db: Db,
  { form: { version, ...form }, ...target }: Target & { form: Text & { version: number } },
): Promise<Document> =>
  transact(db, async (db) => {
    const before = await lockDocument(db, target);
    const current = presentDocument(before, target.userId);
    if (version !== before.version) throw new ProblemError('stale_document', { current });
    if (form.title === before.title && form.text === before.text) return current;
    const found = await measureDocuments(db, target.projectId);
    const bytes = refuseLarger(found, { before: before.text, after: form.text });
    await updateDocument(db, { ...target, ...form });
    await pruneVersions(db, { ...target, maxBytes: maxBytes - bytes });
    await record(db, target, 'document_changed');
    return readDocument(db, target);
  });

export const removeDocument = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  target: Target,
): Promise<void> =>
  db.transaction().execute(async (db) => {
    const document = await lockDocument(db, target);
    if (!canRemove(document, { ...target, isLead: document.isLead }))
      throw forbidden('Only the person who created a page or a lead can delete it.');
    await deleteDocument(db, { id: document.id, now: clock() });
    await record(db, target, 'document_deleted');
  });

/** Restores a deleted page. Any member can do this while it's kept. */
export const restoreDocument = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  target: Target,
): Promise<Document> => {
  const since = new Date(clock().getTime() - restorableMinutes * 60 * 1000);
  return db.transaction().execute(async (db) => {
    if (!(await lockBoard(db, target))) throw notFound();
    refuseMore(await measureDocuments(db, target.projectId));
    if (!(await undeleteDocument(db, { ...target, since })))
      throw notFound('This page can no longer be restored. Create it again.');
    await record(db, target, 'document_restored');
    return readDocument(db, target);
  });
};

export async function readVersions(db: Db, target: Target): Promise<DocumentVersion[]> {
  await getDocument(db, target);
  return (await listVersions(db, target.documentId)).map(presentVersion);
}

export async function readVersion(db: Db, target: Target & { version: number }) {
  await getDocument(db, target);
  const row = await findVersion(db, target);
  if (!row) throw notFound('This version is no longer kept.');
  return { ...presentVersion(row), text: row.text };
}

async function getDocument(db: Db, target: Target): Promise<DocumentRow> {
  const document = await findDocument(db, target);
  if (!document) throw notFound('This page no longer exists.');
  return document;
}

/** A page that nobody else changes until the transaction ends. */
async function lockDocument(db: Db, target: Target): Promise<DocumentRow> {
  if (!(await lockBoard(db, target))) throw notFound();
  return getDocument(db, target);
}

type Measured = Awaited<ReturnType<typeof measureDocuments>>;

/** Throws limit_reached unless there's room for one more page. */
function refuseMore({ count }: Measured) {
  if (count >= maxDocuments)
    throw limitReached(`This team already has ${maxDocuments} pages. Delete some to continue.`);
}

/** Throws limit_reached while so many deleted pages can be restored that no new ones fit beside them. */
function refuseManyDeleted({ deleted }: Measured) {
  if (deleted >= maxDocuments)
    throw limitReached('Your team has deleted many pages. Try again in an hour.');
}

/** Throws limit_reached if the pages get too large, or returns how many bytes they will have. */
function refuseLarger({ bytes }: Measured, { before, after }: { before: string; after: string }) {
  const size = bytes + Buffer.byteLength(after) - Buffer.byteLength(before);
  if (size > maxBytes && size > bytes)
    throw limitReached(
      'This team’s pages can’t have over 20 MB of text. Shorten or delete some to continue.',
    );
  return size;
}

const record = (db: Db, { projectId, userId: actorId, documentId }: Target, kind: ChangeKind) =>
  insertChange(db, { projectId, kind, actorId, documentId });
