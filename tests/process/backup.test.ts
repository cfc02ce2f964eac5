import { stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { exists } from '#server/platform/embedded-postgres/folder.ts';
import { carriedOver, readAllRows } from '#tests/all-rows.ts';
import { openClient } from '#tests/client.ts';
import { makeDatabase } from '#tests/empty-database.ts';
import { readStream } from '#tests/event-stream.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import type { Settings } from '#tests/pieces-process.ts';
import { emailOf, password } from '../../scripts/seed/seed.ts';
import { seedRunning } from '../../scripts/seed/seed-running.ts';
import { readRowsOf, withDatabase } from './data-folder.ts';
import { runScript } from './run-script.ts';
import { start } from './start.ts';

const list = 'GET /projects/{projectId}/tickets';

const backUp = (file: string, settings: Settings) =>
  runScript('backup', { settings, parameters: [file] });
const restore = (file: string, settings: Settings) =>
  runScript('restore', { settings, parameters: [file] });

const newFile = async () => join(await makeFolder(), 'backup.gz');

/** That a command ran, as the log of Pieces says what matters to security. */
const event = (command: string, succeeded: boolean) =>
  `"security":${JSON.stringify({ event: 'admin_command', userId: null, command, succeeded })}`;

async function signIn(url: string) {
  const client = openClient(url);
  await client.send('POST /auth/login', { body: { email: emailOf('aino'), password } });
  const projects = (await client.send('GET /projects/user')).body;
  const project = projects.find(({ name }) => name === 'Harbour Tides');
  return { client, params: { projectId: project?.id ?? 0 } };
}

test('a Pieces that runs is backed up, and goes on elsewhere: in a new folder, or on another server', async () => {
  const DATA_DIR = await makeFolder();
  const pieces = await start({ DATA_DIR });
  await seedRunning(DATA_DIR);
  const file = await newFile();
  const { code, said, logged } = await backUp(file, { DATA_DIR });
  expect(said).toMatch(new RegExp(`^The backup is ${file} \\(\\d+ rows, [\\d.]+ kB\\)`));
  expect(logged).toContain(event('backup', true));
  expect(code).toBe(0);
  const before = await readRowsOf(DATA_DIR);
  const { client: inLostLife, params } = await signIn(pieces.url);
  const body = { title: 'Made after the backup', description: 'Lost.' };
  await inLostLife.send('POST /projects/{projectId}/tickets', { params, body });
  const lost = await inLostLife.send(list, { params, query: { view: 'board' } });

  const [folder, { pool, url }] = [await makeFolder(), await makeDatabase()];
  const results = await Promise.all([
    restore(file, { DATA_DIR: folder }),
    restore(file, { DATA_DIR: 'unused', DATABASE_URL: url }),
    restore(file, { DATA_DIR }),
  ]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 1]);
  expect(results[2]?.said).toContain(`Pieces is already running on ${DATA_DIR}`);
  for (const { code, logged } of results) expect(logged).toContain(event('restore', code === 0));
  const other = await start({ DATA_DIR: folder });
  expect(carriedOver(await readRowsOf(folder))).toEqual(carriedOver(before));
  expect(carriedOver(await readAllRows(pool))).toEqual(carriedOver(before));
  const fromThere = { DATA_DIR: 'unused', DATABASE_URL: url };
  expect((await backUp(await newFile(), fromThere)).code).toBe(0);

  // A page that was open in the lost life signs in, and is given everything anew.
  const { client } = await signIn(other.url);
  const person = { ...client, id: 0, name: '', email: '' };
  const after = `?after=${lost.body.lastChange}`;
  const stream = await readStream(person, params.projectId, { query: after });
  await stream.until(() => stream.news().some(({ everything }) => everything));
  stream.close();
  const headers = { 'if-none-match': lost.headers.get('etag') ?? '' };
  const anew = await client.send(list, { params, query: { view: 'board' }, headers });
  expect(anew.body.lastChange).toBeGreaterThan(lost.body.lastChange);
  expect(anew.body.content).toHaveLength(lost.body.content.length - 1);
  const made = await client.send('POST /projects/{projectId}/tickets', { params, body });
  expect(made.body.id).toBeGreaterThan(Math.max(...anew.body.content.map(({ id }) => id)));
});

test('a Pieces that is stopped is backed up too; nothing is restored over it, or from a damaged file', async () => {
  const DATA_DIR = await makeFolder();
  await withDatabase(DATA_DIR, (pool) => migrate(pool));
  const file = await newFile();
  expect((await backUp(file, { DATA_DIR })).code).toBe(0);
  expect(await restore(file, { DATA_DIR })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored. The database isn't empty/),
  });

  const { size } = await stat(file);
  await truncate(file, size - 100);
  const folder = join(await makeFolder(), 'data');
  expect(await restore(file, { DATA_DIR: folder })).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^Nothing was restored. The file isn't a Pieces backup, .* incomplete/,
    ),
  });
  expect(await exists(folder)).toBe(false);
});

test('where no Pieces is, nothing is backed up', async () => {
  const DATA_DIR = join(await makeFolder(), 'data');
  expect(await backUp(await newFile(), { DATA_DIR })).toMatchObject({
    code: 1,
    said: `No backup was made. There's no Pieces database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL to the same value as for Pieces.\n`,
  });
  expect(await exists(DATA_DIR)).toBe(false);
});
