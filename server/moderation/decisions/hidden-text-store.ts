import { type RawBuilder, sql } from 'kysely';
import type { ReportedSubject } from '#contract/moderation/reports.ts';
import { lockThreadOf } from '#server/board/comments/store.ts';
import { setNotifiedText } from '#server/notifications/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';
import { textLocations, type Texts } from './hideable-texts.ts';

/**
 * Replaces the texts of a subject. Returns them, with those that an earlier decision still hides, or
 * null if the subject no longer exists.
 */
export async function hideTexts(db: Db, subject: ReportedSubject): Promise<Texts | null> {
  const { instead } = textLocations[subject.kind];
  const texts = await lockTexts(db, subject);
  if (!texts) return null;
  const newest = (await listHistory(db, subject)).find(({ isUndone }) => !isUndone);
  await storeTexts(db, subject, instead);
  const hidden = Object.entries(texts).map(([column, text]) => [
    column,
    text === instead[column] ? (newest?.texts[column] ?? text) : text,
  ]);
  return Object.fromEntries(hidden) as Texts;
}

type Hidden = { id: number; texts: Texts; isUndone: boolean };

/**
 * Shows what an undone decision hid: of each text the newest version, unless it has changed since, or
 * another decision hides that version.
 */
export async function showTexts(db: Db, subject: ReportedSubject) {
  const { instead } = textLocations[subject.kind];
  if (subject.kind === 'comment') await lockThreadOf(db, subject.id);
  // First, so that of two decisions undone simultaneously, one sees that the other is undone.
  const current = await lockTexts(db, subject);
  if (!current) return;
  const history = await listHistory(db, subject);
  const shown = Object.keys(current).flatMap((column) => {
    const newest = history.find(({ texts }) => texts[column] !== undefined)?.texts[column];
    const isHidden = history.some((one) => !one.isUndone && one.texts[column] === newest);
    const isChanged = current[column] !== instead[column];
    return newest === undefined || isHidden || isChanged ? [] : [[column, newest]];
  });
  if (shown.length > 0) await storeTexts(db, subject, Object.fromEntries(shown) as Texts);
}

/** The texts as they are now, or their copies if the original is deleted. */
async function lockTexts(db: Db, { kind, id }: ReportedSubject): Promise<Texts | undefined> {
  const { table, key, instead, copies } = textLocations[kind];
  const texts = await lockColumns(db, { table, key, columns: Object.keys(instead), id });
  return texts ?? (copies && lockColumns(db, { ...copies, id }));
}

type Columns = { table: string; key: string; columns: string[]; id: number };

async function lockColumns(
  db: Db,
  { table, key, columns, id }: Columns,
): Promise<Texts | undefined> {
  const pairs = sql.join(
    columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}::text`),
  );
  const { rows } = await sql<{ texts: Texts }>`
    select jsonb_build_object(${pairs}) as texts from ${sql.table(table)}
     where ${sql.ref(key)} = ${id} for no key update`.execute(db);
  return rows[0]?.texts;
}

async function storeTexts(db: Db, { kind, id }: ReportedSubject, texts: Texts) {
  const { table, key, hasVersion, copies, notified } = textLocations[kind];
  const version = hasVersion ? [sql`version = version + 1`] : [];
  await update(db, { table, key, id, changes: [...changesTo(texts), ...version] });
  if (copies) {
    const copied = Object.entries(texts).filter(([column]) => copies.columns.includes(column));
    await update(db, { ...copies, id, changes: changesTo(Object.fromEntries(copied)) });
  }
  for (const { column, ...copy } of notified) {
    const text = texts[column];
    if (text !== undefined) await setNotifiedText(db, { ...copy, id, text });
  }
}

const changesTo = (texts: Texts) =>
  Object.entries(texts).map(([column, text]) => sql`${sql.ref(column)} = ${text}`);

type Update = { table: string; key: string; id: number; changes: RawBuilder<unknown>[] };

async function update(db: Db, { table, key, id, changes }: Update) {
  if (changes.length === 0) return;
  await sql`
    update ${sql.table(table)} set ${sql.join(changes)} where ${sql.ref(key)} = ${id}`.execute(db);
}

/** What decisions have hidden of a subject, the newest first. */
const listHistory = (db: Db, { kind, id }: ReportedSubject): Promise<Hidden[]> =>
  db
    .selectFrom('decisions')
    .select([
      'id',
      sql<Texts>`hidden`.as('texts'),
      sql<boolean>`undone_at is not null`.as('isUndone'),
    ])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('act', '=', 'hide')
    .where('hidden', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
