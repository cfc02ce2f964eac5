import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { signUpTo } from '#tests/e2e/sign-up.ts';
import { createProject } from '#tests/factories/projects.ts';
import { createEmptyDatabase } from '#tests/empty-database.ts';
import { findServer, makeFolder } from '#tests/faults/processes.ts';
import { findLinkInLog, start, startExpectingFailure } from './start.ts';

const secret = 'a secret that is long enough for tests';

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

test('reports an unreachable DATABASE_URL without its password', async () => {
  const DATABASE_URL = 'postgresql://pieces:hidden@127.0.0.1:1/pieces';
  const { code, said } = await startExpectingFailure({ ...settings, DATABASE_URL, SECRET: secret });
  expect(code).toBe(1);
  expect(said).toBe(
    "Pieces could not start. Couldn't reach the database at DATABASE_URL (ECONNREFUSED). Check the URL, and that the server is running.",
  );
});

const settings = { DATA_DIR: './not-made', PORT: '3999' };

test.each([
  [{ DATABASE_URL: 'postgresql://db/pieces' }, 'SECRET is required when DATABASE_URL is set'],
  [{ DATABASE_URL: 'pieces.db' }, 'DATABASE_URL must be a URL, such as postgresql://'],
  [{ PORT: 'http' }, 'PORT must be a number from 1 to 65535'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL'],
])('%o stops the start with an explanation', async (wrong, sentence) => {
  onTestFinished(() => rm(settings.DATA_DIR, { recursive: true, force: true }));
  const { code, said } = await startExpectingFailure({ ...settings, ...wrong });
  expect(code).toBe(1);
  expect(said).toContain(`Pieces could not start. Invalid settings:\n  ${sentence}`);
});
