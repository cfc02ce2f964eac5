import { sql } from 'kysely';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import type { ReportedSubject } from '#contract/reports.ts';
import type { ReportedKind } from '#contract/vocabulary.ts';
import { setNotifiedText } from '#server/features/notifications/store.ts';
import type { Db } from '#server/migrations/tables.ts';

const notice = 'Hidden by an admin.';

/** By column. */
type Texts = Record<string, string>;
type Place = {
  table: string;
  key?: string;
  instead: Texts;
  /** Forms send back the version they started from, so an open one can't save what was hidden. */
  hasVersion?: true;
  /** A table with copies of some of the columns, by the same key. */
  copies?: { table: string; columns: string[] };
};

/** Where the texts of each kind are, and what replaces them. */
const places: Record<ReportedKind, Place> = {
  person: { table: 'users', instead: { short_description: '', about_me: '' } },
  project: { table: 'projects', instead: { description: notice }, hasVersion: true },
  comment: { table: 'comments', instead: { text: notice } },
  join_request: { table: 'join_requests', instead: { message: '', answer: '' } },
  invitation: { table: 'invitations', instead: { message: '' } },
  hackathon: { table: 'hackathons', instead: { description: notice }, hasVersion: true },
  announcement: { table: 'hackathon_announcements', instead: { text: notice } },
  submission: {
    table: 'submissions',
    key: 'project_id',
    instead: { title: notice, text: '', repository: '', demo: '', video: '' },
    hasVersion: true,
    copies: { table: 'results', columns: ['title', 'repository', 'demo', 'video'] },
  },
};

type Notified = { column: string; kind: NotificationKind; key: string; name: string };

/** The notifications and their emails that have copies of a column. */
const notified: Partial<Record<ReportedKind, Notified[]>> = {
  join_request: [
    { column: 'message', kind: 'join_request_received', key: 'requestId', name: 'message' },
    { column: 'answer', kind: 'join_request_answered', key: 'requestId', name: 'text' },
  ],
  invitation: [
    { column: 'message', kind: 'invitation_received', key: 'invitationId', name: 'message' },
  ],
  announcement: [
    { column: 'text', kind: 'hackathon_announced', key: 'announcementId', name: 'text' },
  ],
};

/**
 * Replaces the texts of a subject. Returns them, with those that an earlier decision still hides, or
 * null if the subject doesn't exist anymore.
 */
export async function hideTexts(db: Db, subject: ReportedSubject): Promise<Texts | null> {
  const { instead } = places[subject.kind];
  const texts = await lockTexts(db, subject);
  if (!texts) return null;
  const [newest] = await listHidden(db, subject);
  await storeTexts(db, subject, instead);
  const hidden = Object.entries(texts).map(([column, text]) => [
    column,
    text === instead[column] ? (newest?.texts[column] ?? text) : text,
  ]);
  return Object.fromEntries(hidden) as Texts;
}

type Hidden = { id: number; texts: Texts };

/**
 * Shows the texts that a decision hid, except those that have changed since, or that another decision
 * hides: the same ones, or later ones.
 */
export async function showTexts(db: Db, subject: ReportedSubject, { id, texts }: Hidden) {
  const { instead } = places[subject.kind];
  // First, so that of two decisions that are undone at once, one sees that the other is.
  const current = await lockTexts(db, subject);
  if (!current) return;
  const others = await listHidden(db, subject);
  const isHidden = (column: string, text: string) =>
    others.some((other) => other.id > id || other.texts[column] === text);
  const shown = Object.entries(texts).filter(
    ([column, text]) => current[column] === instead[column] && !isHidden(column, text),
  );
  if (shown.length > 0) await storeTexts(db, subject, Object.fromEntries(shown));
}

async function lockTexts(db: Db, { kind, id }: ReportedSubject): Promise<Texts | undefined> {
  const { table, key = 'id', instead } = places[kind];
  const pairs = sql.join(
    Object.keys(instead).map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`),
  );
  const { rows } = await sql<{ texts: Texts }>`
    select jsonb_build_object(${pairs}) as texts from ${sql.table(table)}
     where ${sql.ref(key)} = ${id} for no key update`.execute(db);
  return rows[0]?.texts;
}

async function storeTexts(db: Db, { kind, id }: ReportedSubject, texts: Texts) {
  const { table, key = 'id', hasVersion, copies } = places[kind];
  await updateTexts(db, { table, key, id, texts: Object.entries(texts) });
  if (hasVersion)
    await sql`update ${sql.table(table)} set version = version + 1 where ${sql.ref(key)} = ${id}`.execute(
      db,
    );
  if (copies) {
    const copied = Object.entries(texts).filter(([column]) => copies.columns.includes(column));
    await updateTexts(db, { table: copies.table, key, id, texts: copied });
  }
  for (const { column, ...copy } of notified[kind] ?? []) {
    const text = texts[column];
    if (text !== undefined) await setNotifiedText(db, { ...copy, id, text });
  }
}

type Update = { table: string; key: string; id: number; texts: [string, string][] };

async function updateTexts(db: Db, { table, key, id, texts }: Update) {
  if (texts.length === 0) return;
  const changes = sql.join(texts.map(([column, text]) => sql`${sql.ref(column)} = ${text}`));
  await sql`update ${sql.table(table)} set ${changes} where ${sql.ref(key)} = ${id}`.execute(db);
}

/** What decisions hide of a subject, the newest first. */
const listHidden = (db: Db, { kind, id }: ReportedSubject): Promise<Hidden[]> =>
  db
    .selectFrom('decisions')
    .select(['id', sql<Texts>`hidden`.as('texts')])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('act', '=', 'hide')
    .where('undone_at', 'is', null)
    .where('hidden', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
