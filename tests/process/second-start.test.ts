import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { findServer, makeDataFolder } from '#tests/faults/processes.ts';
import { findFreePort } from '#tests/pieces-process.ts';
import { start, startExpectingFailure } from './start.ts';

test('refuses a second start on the same folder and keeps the first running', async () => {
  const dataDir = await makeDataFolder();
  const first = await start({ DATA_DIR: dataDir });
  const PORT = String(await findFreePort());
  const { code, said } = await startExpectingFailure({ DATA_DIR: dataDir, PORT });
  expect(code).toBe(1);
  expect(said).toBe(
    `Pieces could not start. Pieces is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await openClient(first.url).request('GET', '/health/ready')).status).toBe(200);
});

test('fails on a port in use and leaves no PostgreSQL running', async () => {
  const first = await start({ DATA_DIR: await makeDataFolder() });
  const { port } = new URL(first.url);
  const dataDir = await makeDataFolder();
  const { code, said } = await startExpectingFailure({ DATA_DIR: dataDir, PORT: port });
  expect(code).toBe(1);
  expect(said).toBe(
    `Pieces could not start. Another program already uses 127.0.0.1:${port}. Stop it, or set PORT to another number.`,
  );
  expect(await findServer(dataDir)).toBeUndefined();
});
