import { readSystemUser } from '#server/platform/system-user.ts';
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, verify } from 'jws';
import { expect, test } from 'vitest';
import { restorableRows, readAllRows } from '#tests/database/all-rows.ts';
import { openClient } from '#tests/client.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { readStream } from '#tests/event-stream.ts';
import { makeDataFolder, makeFolder } from '#tests/faults/processes.ts';
import type { Settings } from '#tests/pieces-process.ts';
import { emailOf, password } from '#scripts/seed/seed.ts';
import { seedRunning } from '#scripts/seed/seed-running.ts';
import { readRowsIn, withDatabase } from './data-folder.ts';
import { runScript } from './run-script.ts';
import { start } from './start.ts';

const settings = {
  PUBLIC_URL: 'http://pieces.test',
  SECRET: 'a secret that is long enough for restores',
};

const list = 'GET /projects/{projectId}/tickets';

const backUp = (file: string, settings: Settings, options?: { fromSource: boolean }) =>
  runScript('backup', { settings, parameters: [file], ...options });
const restore = (file: string, settings: Settings, options?: { fromSource: boolean }) =>
  runScript('restore', { settings, parameters: [file], ...options });

const newFile = async () => join(await makeFolder(), 'backup.gz');

/** The security event in the log for a command. */
const event = (command: string, succeeded: boolean) =>
  `"security":${JSON.stringify({ event: 'admin_command', userId: null, command, succeeded, systemUser: readSystemUser() })}`;

async function signIn(url: string) {
  const client = openClient(url);
  await client.send('POST /auth/login', { body: { email: emailOf('aino'), password } });
  const projects = (await client.send('GET /projects/user')).body;
  const project = projects.find(({ name }) => name === 'Harbour Tides');
  return { client, params: { projectId: project?.id ?? 0 } };
}

/** Signs a credential; returns what checks on a restored server that it stays valid. */
async function signCredential(url: string) {
  const { client } = await signIn(url);
  const { body: me } = await client.send('GET /auth/me');
  const { body: participations } = await client.send('GET /users/{userId}/participations', {
    params: { userId: me.id },
  });
  const participationId = participations.find(({ can }) => can.certify)?.id ?? 0;
  const sign = async (person: Pick<typeof client, 'send'>) =>
    (await person.send('POST /users/credentials', { body: { participationId } })).body;
  const signed = await sign(client);
  return async (restored: string) => {
    const get = (path: string) => fetch(restored + path);
    expect(await (await get(`/credentials/${signed.id}.jwt`)).text()).toBe(signed.jwt);
    const { kid } = decode(signed.jwt)!.header as unknown as { kid: string };
    const key = (await (await get(new URL(kid).pathname)).json()) as JsonWebKey;
    const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    expect(verify(signed.jwt, 'RS256', pem as string)).toBe(true);
    const next = await sign((await signIn(restored)).client);
    expect(decode(next.jwt)!.header).toMatchObject({ kid });
    expect(verify(next.jwt, 'RS256', pem as string)).toBe(true);
  };
}

test('backs up a running Pieces and restores it, with its credentials, to a new folder or another server', async () => {
  const DATA_DIR = await makeDataFolder();
  const pieces = await start({ ...settings, DATA_DIR });
  await seedRunning(DATA_DIR);
  const expectValidOn = await signCredential(pieces.url);
  const file = await newFile();
  const { code, said, logged } = await backUp(file, { DATA_DIR });
  expect(said).toMatch(
    new RegExp(`^Backing up …\nBackup saved to ${file} \\([\\d,]+ rows, [\\d.]+ kB\\)`),
  );
  expect(logged).toContain(event('backup', true));
  expect(code).toBe(0);
  const before = await readRowsIn(DATA_DIR);
  const { client: lostClient, params } = await signIn(pieces.url);
  const body = { title: 'Created after the backup', description: 'Lost.' };
  await lostClient.send('POST /projects/{projectId}/tickets', { params, body });
  const lost = await lostClient.send(list, { params, query: { view: 'board' } });

  const [folder, { pool, url }] = [await makeFolder(), await createEmptyDatabase()];
  const results = await Promise.all([
    restore(file, { DATA_DIR: folder }),
    restore(file, { DATA_DIR: 'unused', DATABASE_URL: url }),
    restore(file, { DATA_DIR }),
  ]);
  expect(results.map(({ code }) => code)).toEqual([0, 0, 1]);
  expect(results[2]?.said).toContain(`Pieces is already running on ${DATA_DIR}`);
  for (const { code, logged } of results) expect(logged).toContain(event('restore', code === 0));
  // Before Pieces starts on it, because its schedule changes what's due.
  await withDatabase(folder, async (pool) => {
    expect(restorableRows(await readAllRows(pool))).toEqual(restorableRows(before));
  });
  const other = await start({ ...settings, DATA_DIR: folder });
  expect(restorableRows(await readAllRows(pool))).toEqual(restorableRows(before));
  await expectValidOn(other.url);
  const otherServer = { DATA_DIR: 'unused', DATABASE_URL: url };
  expect((await backUp(await newFile(), otherServer)).code).toBe(0);

  // A page from before the restore signs in and reloads everything.
  const { client } = await signIn(other.url);
  const person = { ...client, id: 0, name: '', email: '' };
  const after = `?after=${lost.body.lastChange}`;
  const stream = await readStream(person, params.projectId, { query: after });
  await stream.until(() => stream.news().some(({ everything }) => everything));
  stream.close();
  const headers = { 'if-none-match': lost.headers.get('etag') ?? '' };
  const reloaded = await client.send(list, { params, query: { view: 'board' }, headers });
  expect(reloaded.body.lastChange).toBeGreaterThan(lost.body.lastChange);
  expect(reloaded.body.content).toHaveLength(lost.body.content.length - 1);
  const made = await client.send('POST /projects/{projectId}/tickets', { params, body });
  expect(made.body.id).toBeGreaterThan(Math.max(...reloaded.body.content.map(({ id }) => id)));
});

test('backs up a stopped Pieces; restore never overwrites data or reads a damaged file', async () => {
  const DATA_DIR = await makeDataFolder();
  const file = await newFile();
  expect((await backUp(file, { DATA_DIR }, { fromSource: true })).code).toBe(0);
  expect(await restore(file, { DATA_DIR }, { fromSource: true })).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^Checking the backup …\nRestoring it …\nNothing was restored. The database isn't empty/,
    ),
  });

  const { size } = await stat(file);
  await truncate(file, size - 100);
  const folder = join(await makeFolder(), 'data');
  expect(await restore(file, { DATA_DIR: folder })).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^Checking the backup …\nNothing was restored. The file isn't a Pieces backup, .* incomplete/,
    ),
  });
  expect(existsSync(folder)).toBe(false);
});

test('backup fails when there is no Pieces in the data folder', async () => {
  const DATA_DIR = join(await makeFolder(), 'data');
  expect(await backUp(await newFile(), { DATA_DIR })).toMatchObject({
    code: 1,
    said: `Backing up …\nNo backup was created. There's no Pieces database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL to the same value as for Pieces.\n`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});
