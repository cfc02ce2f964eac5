import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { restorableRows, readAllRows } from '#tests/database/all-rows.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { attach, attachImage } from '#tests/factories/attachments.ts';
import { createPerson } from '#tests/factories/people.ts';
import { givePhoto } from '#tests/factories/photos.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { upkeep } from '#server/upkeep.ts';
import { dump } from './dump.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const hostile =
  'tab\t, newline\n\\.\n, return\r, back\\slash \\N \\x41, "quotes" \'\', {a,"b"}, 🧩 é 漢';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('restores every row of every table unchanged, whatever it contains', async () => {
  const { creator, project } = await createTeam(server, {
    description: hostile,
    techStack: ['C++', 'a"b', 'x,y', 'NULL', '{}', '\\'],
  });
  await givePhoto(creator);
  const ticket = await createTicket(creator, project.id, { title: '\\.', description: hostile });
  const image = await attachImage(creator, project.id);
  const every = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 256));
  await attach(creator, project.id, { name: 'a\\x41.bin', body: every });
  await changeTicket(creator, ticket, {
    title: '\\N',
    description: `${hostile} ![](${image.address})`,
    assigneeId: creator.id,
  });
  await server.pool.query(
    `insert into outbox (kind, payload, last_error) values ('odd', $1, $2), ('null', 'null', null)`,
    [JSON.stringify({ text: hostile, none: null, list: [1, { deep: '\u0001' }] }), hostile],
  );
  await server.pool.query(
    `insert into contact_address_tokens values ('\\x005c0a2e09ff', $1, '', now())`,
    [creator.id],
  );
  const file = await newFile();
  const { rows } = await writeBackup({ pool: server.pool, upkeep, file });
  const { pool } = await createEmptyDatabase();
  const restored = await restoreBackup({ pool, upkeep, file });
  expect(restored).toMatchObject({ rows, laterMigrations: [], unknownTables: [] });
  const [before, after] = [await readAllRows(server.pool), await readAllRows(pool)];
  expect(restorableRows(after)).toEqual(restorableRows(before));
  expect(rows).toBe(Object.values(restorableRows(before)).flat().length);
  // Everyone has to sign in again.
  expect(before.sessions).not.toHaveLength(0);
  expect(after.sessions).toEqual([]);
});

test('backs up a consistent snapshot, whatever is written meanwhile', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const before = await readAllRows(server.pool);

  const reading = dump(server.pool, upkeep);
  const chunks = [(await reading.next()).value];
  await changeTicket(member, ticket, { title: 'Later' });
  await createTicket(member, project.id);
  await member.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  await createPerson(server);
  for await (const piece of reading) chunks.push(piece);

  const { pool } = await createEmptyDatabase();
  await restoreBackup({ pool, upkeep, file: await pack(chunks as Buffer[]) });
  expect(restorableRows(await readAllRows(pool))).toEqual(restorableRows(before));
});

test('continues ids, and raises versions and change numbers above all earlier ones', async () => {
  const { creator, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const file = await newFile();
  await writeBackup({ pool: server.pool, upkeep, file });
  await changeTicket(creator, ticket, { title: 'Lost' });
  const lost = await readAllRows(server.pool);
  const { pool } = await createEmptyDatabase();
  await restoreBackup({ pool, upkeep, file });
  const restored = await readAllRows(pool);
  expect(lowest(restored.tickets, 'version')).toBeGreaterThan(highest(lost.tickets, 'version'));
  const rebuilt = restored.changes?.filter(({ kind }) => kind === 'board_arranged');
  expect(lowest(rebuilt, 'number')).toBeGreaterThan(highest(lost.changes, 'number'));
  expect(rebuilt).toHaveLength(lost.projects?.length ?? 0);
  const next = "select nextval(pg_get_serial_sequence('tickets', 'id')) as id";
  expect((await pool.query(next)).rows).toEqual([{ id: ticket.id + 1 }]);
});

test('skips and reports a table that does not belong to Pieces', async () => {
  await server.pool.query("create table guests as select 'Aino' as name");
  const file = await newFile();
  await writeBackup({ pool: server.pool, upkeep, file });
  const { pool } = await createEmptyDatabase();
  expect(await restoreBackup({ pool, upkeep, file })).toMatchObject({ unknownTables: ['guests'] });
  expect(await readAllRows(pool)).not.toHaveProperty('guests');
});

async function newFile() {
  return join(await makeFolder(), 'backup.gz');
}

async function pack(chunks: Buffer[]) {
  const file = await newFile();
  await writeFile(file, gzipSync(Buffer.concat(chunks)));
  return file;
}

const values = (rows: Record<string, unknown>[] = [], column: string) =>
  rows.map((row) => Number(row[column]));
const lowest = (rows: Record<string, unknown>[] | undefined, column: string) =>
  Math.min(...values(rows, column));
const highest = (rows: Record<string, unknown>[] | undefined, column: string) =>
  Math.max(...values(rows, column));
