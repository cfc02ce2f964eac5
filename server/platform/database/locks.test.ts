import { afterAll, expect, inject, test } from 'vitest';
import type { Db } from '#server/migrations/tables.ts';
import { connectDatabase } from './connect.ts';
import { lockDeciding, lockJoining, lockName, lockPerson } from './locks.ts';

const { db, close } = connectDatabase(inject('postgres'), () => {});
afterAll(close);

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['lockPerson', (db) => lockPerson(db, 1)],
  ['lockName', (db) => lockName(db, 'name')],
  ['lockJoining', (db) => lockJoining(db, 1)],
  ['lockDeciding', (db) => lockDeciding(db, { kind: 'request', id: 1 })],
])('%s holds nothing outside a transaction, so it refuses', async (_, lock) => {
  await expect(lock(db)).rejects.toThrow('A lock needs a transaction.');
});
