import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { andCommit } from './joined-transaction.ts';

/**
 * Runs `work` in the current transaction of `db`, or else in a new one. `ending` can be put at the end
 * of the last statement of `work`: in a new transaction, it saves the round trip of the commit.
 */
export const transact = <Result>(
  db: Db,
  work: (db: Db, ending: RawBuilder<unknown>) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction
    ? work(db, sql``)
    : db.transaction().execute((db) => work(db, sql.raw(andCommit)));
