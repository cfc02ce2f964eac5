import { rm } from 'node:fs/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { signUpTo } from '#tests/e2e/support/sign-up.ts';
import { createProject, projectForm } from '#tests/factories/projects.ts';
import { createEmptyDatabase, createMigratedDatabase } from '#tests/database/empty-database.ts';
import { findServer, makeFolder, waitFor } from '#tests/faults/processes.ts';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import { findLinkInLog, start, startExpectingFailure } from './start.ts';

const secret = 'a secret that is long enough for tests';

const readinessOf = async (url: string) =>
  (await openClient(url).request('GET', '/health/ready')).status;

const settings = { DATA_DIR: './not-made', PORT: '3999' };

let refused: ReturnType<typeof startExpectingFailure>;

// It tries for half a minute, while the other tests run.
beforeAll(() => {
  const DATABASE_URL = 'postgresql://pieces:hidden@127.0.0.1:1/pieces';
  refused = startExpectingFailure({ ...settings, DATABASE_URL, SECRET: secret });
});

test('uses the server in DATABASE_URL instead of its own PostgreSQL', async () => {
  const { pool, url: DATABASE_URL } = await createEmptyDatabase();
  const dataDir = await makeFolder();
  const pieces = await start({ DATA_DIR: dataDir, DATABASE_URL, SECRET: secret });
  const aino = await signUpTo({ url: pieces.url, linkFor: (to) => findLinkInLog(pieces, to) });
  const project = await createProject(aino, { name: 'Harbour Lights' });
  const query = { searchQuery: 'harbour' };
  const { body } = await openClient(pieces.url).send('GET /projects/search', { query });
  expect(body.content.map(({ id }) => id)).toEqual([project.id]);
  const { rows } = await pool.query('select name from projects');
  expect(rows).toEqual([{ name: 'Harbour Lights' }]);
  expect(await findServer(dataDir)).toBeUndefined();
  expect(await pieces.stop()).toBe(0);
});

test('a new SECRET keeps people signed in, and open pages continue', async () => {
  const { url: DATABASE_URL } = await createMigratedDatabase();
  const settings = { DATA_DIR: await makeFolder(), DATABASE_URL };
  const first = await start({ ...settings, SECRET: secret });
  const aino = await signUpTo({ url: first.url, linkFor: (to) => findLinkInLog(first, to) });
  const PORT = new URL(first.url).port;
  expect(await first.stop()).toBe(0);
  await start({ ...settings, PORT, SECRET: 'another secret that is long enough too' });
  // The page's XSRF token is from before. The page fetches another one and repeats the call.
  const before = await aino.request('POST', '/api/projects', { body: projectForm() });
  expect(before.status).toBe(403);
  expect((await aino.send('GET /auth/me')).body.email).toBe(aino.email);
  await createProject(aino, { name: 'Harbour Lights' });
});

test('three processes start simultaneously on an empty database', async () => {
  const { url: DATABASE_URL } = await createEmptyDatabase();
  const DATA_DIR = await makeFolder();
  const processes = await Promise.all(
    Array.from({ length: 3 }, () => start({ DATA_DIR, DATABASE_URL, SECRET: secret })),
  );
  const stopped = await Promise.all(processes.map(({ stop }) => stop()));
  expect(stopped).toEqual([0, 0, 0]);
});

test('waits for a database that does not answer right away', async () => {
  const { url } = await createMigratedDatabase();
  const proxy = await startSilentProxy(url);
  proxy.goSilent();
  const PORT = String(await findFreePort());
  const DATABASE_URL = proxy.connectionString;
  const pieces = runPieces({ ...settings, PORT, DATABASE_URL, SECRET: secret });
  onTestFinished(() => void pieces.child.kill('SIGKILL'));
  await waitFor('Pieces to try again', () =>
    pieces.lines.some((line) => line.startsWith('The database is slow to answer.')),
  );
  proxy.promote();
  await Promise.race([pieces.ready, pieces.ended]);
  expect(await readinessOf(pieces.url)).toBe(200);
});

test('says that the database refused the password, and which setting it is in', async () => {
  const { url } = await createMigratedDatabase();
  const wrong = url.replace(/:[^:@]*@/, ':hidden@');
  for (const setting of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) {
    const { code, said } = await startExpectingFailure({
      ...settings,
      DATABASE_URL: url,
      SECRET: secret,
      [setting]: wrong,
    });
    expect(code).toBe(1);
    expect(said).toContain(`The database at ${setting} refused the connection: password auth`);
    expect(said).not.toContain('hidden');
  }
});

test('an invalid setting stops the start with an explanation', async () => {
  onTestFinished(() => rm(settings.DATA_DIR, { recursive: true, force: true }));
  const { code, said } = await startExpectingFailure({ ...settings, SMTP_URL: 'mail' });
  expect(code).toBe(1);
  expect(said).toContain('Pieces could not start. Invalid settings:\n  SMTP_URL must be a URL');
});

test('waits for a database that refuses, and then reports it without its password', async () => {
  const { code, said } = await refused;
  expect(code).toBe(1);
  expect(said).toContain("The database can't be reached yet (ECONNREFUSED). Trying again");
  expect(said).toContain(
    "Pieces could not start. Couldn't reach the database at DATABASE_URL (ECONNREFUSED). Check the URL, and that the server is running.",
  );
  expect(said).not.toContain('hidden');
});
