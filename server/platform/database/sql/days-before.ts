import { type RawBuilder, sql } from 'kysely';

/** The moment some days before `now`, for a statement. */
export const daysBefore = (now: Date, days: number): RawBuilder<string> =>
  sql<string>`${now}::timestamptz - make_interval(days => ${days})`;
