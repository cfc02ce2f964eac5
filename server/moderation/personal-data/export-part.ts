import type { RawBuilder } from 'kysely';

export type Row = Record<string, unknown>;

/** One list of an export. Each page starts after the key of the last row of the page before. */
export type Part = {
  key: readonly string[];
  size: number;
  page: (request: { userId: number; after: readonly unknown[]; size: number }) => RawBuilder<Row>;
};
