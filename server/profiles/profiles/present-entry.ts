import type { Selectable } from 'kysely';
import type { Entry } from '#contract/profiles/entries.ts';
import type { Tables } from '#server/migrations/tables.ts';

type EntryRow = Omit<Selectable<Tables['entries']>, 'user_id' | 'created_at'>;

export const presentEntry = (row: EntryRow): Entry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  organisation: row.organisation,
  from: row.started,
  to: row.ended,
  text: row.text,
});
