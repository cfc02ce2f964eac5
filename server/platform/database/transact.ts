import type { Db } from '#server/migrations/tables.ts';

/** Runs `work` in the current transaction of `db`, or else in a new one. */
export const transact = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
