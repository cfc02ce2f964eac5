import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { readAllRows } from '#tests/database/all-rows.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { createPerson } from '#tests/factories/people.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { upkeep } from '#server/upkeep.ts';
import { readMigrations } from '#server/platform/database/migrate.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let server: TestServer;
let packed: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  await createPerson(server);
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  const file = join(folder, 'backup.gz');
  await writeBackup({ pool: server.pool, upkeep, file });
  packed = await readFile(file);
  await rm(folder, { recursive: true });
});

/** Writes a new file with a small backup, or other content. */
async function fileWith(content: Buffer) {
  const file = join(await makeFolder(), 'backup.gz');
  await writeFile(file, content);
  return file;
}

const repacked = (change: (text: string) => string) =>
  gzipSync(change(gunzipSync(packed).toString()));

test('creates a file that only its owner can read, and never overwrites one', async () => {
  const file = join(await makeFolder(), 'backup.gz');
  await writeBackup({ pool: server.pool, upkeep, file });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const written = await readFile(file);
  await expect(writeBackup({ pool: server.pool, upkeep, file })).rejects.toThrow('already exists');
  expect(await readFile(file)).toEqual(written);
  const nowhere = join(dirname(file), 'nowhere', 'backup.gz');
  await expect(writeBackup({ pool: server.pool, upkeep, file: nowhere })).rejects.toThrow(
    "doesn't exist. Create it first",
  );
});

test('leaves no file when a backup fails or is interrupted', async () => {
  const { pool } = await createEmptyDatabase();
  const folder = await makeFolder();
  const file = join(folder, 'backup.gz');
  await expect(writeBackup({ pool, upkeep, file })).rejects.toThrow('a Pieces database');
  const signal = AbortSignal.abort();
  await expect(writeBackup({ pool: server.pool, upkeep, file, signal })).rejects.toThrow('aborted');
  expect(await readdir(folder)).toEqual([]);
});

test('refuses a damaged file before changing anything', async () => {
  const middle = Math.floor(packed.length / 2);
  const damaged = [
    Buffer.alloc(0),
    ...[1, 10, middle, packed.length - 1].map((length) => packed.subarray(0, length)),
    ...[12, middle, packed.length - 6].map((place) => withFlippedBit(packed, place)),
    Buffer.from('no backup at all'),
    repacked(() => '{"format":"something else"}\n'),
    repacked((text) => text.slice(0, text.lastIndexOf('{"rows"'))),
    repacked((text) => text.slice(0, text.lastIndexOf('\\.'))),
    repacked((text) => `${text}more\n`),
    repacked((text) => text.replace('Aino', 'Olga')),
    repacked((text) => text.replace('0001_people', '0001_pupils')),
  ];
  for (const content of damaged) {
    const check = checkBackup(await fileWith(content));
    await expect(check).rejects.toThrow('damaged or incomplete');
  }
});

test('restores nothing if a problem is only found at the end', async () => {
  const { pool } = await createEmptyDatabase();
  const damaged = await fileWith(repacked((text) => text.replace('Aino', 'Olga')));
  await expect(restoreBackup({ pool, upkeep, file: damaged })).rejects.toThrow(
    'its checksum is wrong',
  );
  const file = await fileWith(packed);
  const broken = { name: '9999_broken.sql', sql: 'select nonsense', checksum: 'z' };
  const migrations = [...(await readMigrations()), broken];
  await expect(restoreBackup({ pool, upkeep, file, migrations })).rejects.toThrow(
    'The migration 9999_broken.sql failed',
  );
  expect(await readAllRows(pool)).toEqual({});
});

test('names a missing file, and a folder given as the file', async () => {
  const folder = await makeFolder();
  await expect(checkBackup(join(folder, 'none.gz'))).rejects.toThrow(
    /^The file \/.* doesn't exist/,
  );
  await expect(checkBackup(folder)).rejects.toThrow('is a folder');
});

test('refuses a backup from a newer version', async () => {
  const file = await fileWith(packed);
  const known = await readMigrations();
  const older = known.slice(0, -1);
  await expect(checkBackup(file, { migrations: older })).rejects.toThrow(
    `made by a newer version of Pieces (it has ${known.at(-1)?.name})`,
  );
  const edited = known.map((migration) => ({ ...migration, checksum: 'z' }));
  await expect(checkBackup(file, { migrations: edited })).rejects.toThrow('was edited after');
  const newerVersion = repacked((text) => text.replace('"version":1', '"version":2,"more":{}'));
  await expect(checkBackup(await fileWith(newerVersion))).rejects.toThrow(
    'newer version of Pieces (it has format 2)',
  );
});

test('restores nothing into a database with data, and keeps the data', async () => {
  const file = await fileWith(packed);
  const before = await readAllRows(server.pool);
  await expect(restoreBackup({ pool: server.pool, upkeep, file })).rejects.toThrow(
    "The database isn't empty (it has the table activity_days)",
  );
  expect(await readAllRows(server.pool)).toEqual(before);
});

function withFlippedBit(content: Buffer, place: number): Buffer {
  const copy = Buffer.from(content);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}
