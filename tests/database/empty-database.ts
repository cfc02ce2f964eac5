import type { Pool } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { dropDatabase } from './drop-database.ts';
import { templateDatabase, withDatabaseName } from './postgres.ts';

/** Creates an empty database on this run's server and drops it after the test. */
export const createEmptyDatabase = () => createDatabase('template1');

/** The same with all tables, as Pieces leaves it after its first start. */
export const createMigratedDatabase = () => createDatabase(templateDatabase);

async function createDatabase(template: string): Promise<{ pool: Pool; url: string }> {
  const server = inject('postgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = connectDatabase(server, () => {});
  await admin.pool.query(`create database ${name} template ${template}`);
  const connection = withDatabaseName(server, name);
  const { pool, close } = connectDatabase(connection, () => {});
  onTestFinished(async () => {
    await close();
    await dropDatabase(admin.pool, name);
    await admin.close();
  });
  return { pool, url: connection.connectionString ?? '' };
}
