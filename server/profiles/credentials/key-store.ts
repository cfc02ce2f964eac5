import { sql } from 'kysely';
import type { Db } from '#server/migrations/tables.ts';
import { idOfNew } from '#server/platform/database/sql/outcomes.ts';

/** Keeps other processes from creating a key until the transaction ends. */
export const lockKeys = (db: Db) =>
  sql`lock table credential_keys in share row exclusive mode`.execute(db);

/** All keys, the newest first. */
export const listKeys = (db: Db) =>
  db
    .selectFrom('credential_keys')
    .select(['id', 'public_key', 'private_key'])
    .orderBy('id', 'desc')
    .execute();

export const findPublicKey = (db: Db, id: number) =>
  db.selectFrom('credential_keys').select('public_key').where('id', '=', id).executeTakeFirst();

export const insertKey = (db: Db, key: { public_key: string; private_key: Buffer }) =>
  idOfNew(db.insertInto('credential_keys').values(key).returning('id'));
