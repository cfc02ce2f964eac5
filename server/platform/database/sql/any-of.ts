import { type RawBuilder, sql } from 'kysely';

/**
 * For comparing a column with a list, as in `.where('id', '=', anyOf(ids))`. The statement is the same for
 * lists of any length, so that they're prepared as one (see prepare.ts).
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
