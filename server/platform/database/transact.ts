import type { Db } from '#server/migrations/tables.ts';

/** Works in the transaction that `db` is in already, or else in one of its own. */
export const transact = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
