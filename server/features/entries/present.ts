import type { Selectable } from 'kysely';
import type { Entry } from '#contract/entries.ts';
import type { Tables } from '#server/migrations/tables.ts';

export const presentEntry = (row: Selectable<Tables['entries']>): Entry => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  organisation: row.organisation,
  from: row.started,
  to: row.ended,
  text: row.text,
});
