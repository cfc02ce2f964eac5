import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '#contract/values/search-kinds.ts';
import type { SiteModes } from '#contract/values/areas.ts';

/** Who searches (0 for a visitor), and for what. */
export type Search = { text: string; userId: number; now: Date; modes: SiteModes };

export type FoundRow = {
  kind: SearchKind;
  /** Its place among the results of its kind. */
  place: number;
  id: number;
  title: string;
  project_id: number | null;
  project: string | null;
  number: number | null;
  note: string;
  avatar: string | null;
  excerpt: string;
};

/**
 * How one kind is found: a `select` of a FoundRow's columns, in their order, as a part of a statement; or
 * undefined if this reader finds none. What it finds, the reader can open.
 */
export type Finder = (search: Search) => RawBuilder<FoundRow> | undefined;

/**
 * How many results of each kind are shown. A part of the text, as all limits: for one that is a value,
 * PostgreSQL expects a tenth of all rows, so it would plan the statement anew each time.
 */
export const mostFound = sql.lit(5);
