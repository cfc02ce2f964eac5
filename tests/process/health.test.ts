import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createMigratedDatabase } from '#tests/database/empty-database.ts';
import { makeDataFolder, makeFolder, waitFor } from '#tests/faults/processes.ts';
import { startSilentProxy } from '#tests/faults/silent-proxy.ts';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import { start, startExpectingFailure } from './start.ts';

const secret = 'a secret that is long enough for tests';

/** Asks the thread that serves health. */
const ask = async (port: string, path = '/health/ready') =>
  (await openClient(`http://127.0.0.1:${port}`).request('GET', path)).status;

const isReady = (port: string) => async () => (await ask(port)) === 200;

test('a process whose server is busy is ready on HEALTH_PORT, and not live once it’s stuck', async () => {
  const [PORT, HEALTH_PORT] = [String(await findFreePort()), String(await findFreePort())];
  // Blocks the server's thread for good, without using the processor.
  const block =
    "process.on('SIGUSR2', () => { console.log('Blocked'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); })";
  const settings = { DATA_DIR: await makeDataFolder(), PORT, HEALTH_PORT };
  const pieces = runPieces(settings, [`--import=data:text/javascript,${block}`]);
  onTestFinished(async () => {
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  });
  await pieces.ready;
  await waitFor('readiness', isReady(HEALTH_PORT));
  pieces.child.kill('SIGUSR2');
  await waitFor('the server to be blocked', async () => pieces.lines.includes('Blocked'));
  expect(await ask(HEALTH_PORT)).toBe(200);
  expect(await ask(HEALTH_PORT, '/health/live')).toBe(200);
  expect(await ask(HEALTH_PORT, '/metrics')).toBe(404);
  await waitFor('it to count as stuck', async () => (await ask(HEALTH_PORT)) === 503);
  expect(await ask(HEALTH_PORT, '/health/live')).toBe(503);
});

test('after SIGTERM, HEALTH_PORT says so while requests are still answered', async () => {
  const HEALTH_PORT = String(await findFreePort());
  const settings = { DATA_DIR: await makeDataFolder(), DRAIN_SECONDS: '5', HEALTH_PORT };
  const pieces = await start(settings);
  await waitFor('readiness', isReady(HEALTH_PORT));
  const stopped = pieces.stop();
  await waitFor('the stop to begin', async () => (await ask(HEALTH_PORT)) === 503);
  expect(await ask(HEALTH_PORT, '/health/live')).toBe(200);
  expect((await openClient(pieces.url).request('GET', '/health/live')).status).toBe(200);
  expect(await stopped).toBe(0);
});

test('HEALTH_PORT says when the database goes silent, and when another server answers', async () => {
  const { url } = await createMigratedDatabase();
  const proxy = await startSilentProxy(url);
  const HEALTH_PORT = String(await findFreePort());
  const settings = { DATA_DIR: await makeFolder(), SECRET: secret, HEALTH_PORT };
  await start({ ...settings, DATABASE_URL: proxy.connectionString });
  expect(await ask(HEALTH_PORT)).toBe(200);
  proxy.goSilent();
  await waitFor('the silence to be noticed', async () => (await ask(HEALTH_PORT)) === 503);
  expect(await ask(HEALTH_PORT, '/health/live')).toBe(200);
  proxy.promote();
  await waitFor('readiness', isReady(HEALTH_PORT));
});

test('a HEALTH_PORT that another program uses stops the start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const PORT = String(await findFreePort());
  const settings = { DATA_DIR: await makeDataFolder(), PORT, HEALTH_PORT: String(port) };
  const { code, said } = await startExpectingFailure(settings);
  expect(code).toBe(1);
  expect(said).toContain(`already uses 127.0.0.1:${port}. Stop it, or set HEALTH_PORT`);
});
