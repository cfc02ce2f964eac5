// A separate program for tests to kill. Starts the embedded server on the given folder and prints the
// id of each row that the database has acknowledged.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => writeSync(2, `${line}\n`) });
const client = new pg.Client({ connectionString: postgres.connectionString });
await client.connect();
await client.query('create table if not exists entries (id integer primary key)');
const { rows } = await client.query('select coalesce(max(id), 0) as last from entries');

for (let id = rows[0].last + 1; ; id += 1) {
  await client.query('insert into entries values ($1)', [id]);
  writeSync(1, `${id}\n`);
}
