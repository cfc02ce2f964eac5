import { expect, test, vi } from 'vitest';
import { findRunningPostgres } from '#server/platform/embedded-postgres/running.ts';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { start } from '#tests/process/start.ts';
import { expectEachOnce, startLoad } from './load.ts';
import { makeTeam, startOn, startPostgres } from './pieces-on-postgres.ts';
import { findServer, makeDataFolder, waitFor } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const sentence = 'Pieces isn’t available right now. Try again in a moment.';

async function healthOf(url: string) {
  const { request } = openClient(url);
  const [live, ready] = [
    await request('GET', '/health/live'),
    await request('GET', '/health/ready'),
  ];
  return { live: live.status, ready: ready.status };
}

test('answers 503 while PostgreSQL is stopped under load, and recovers when it restarts', async () => {
  const postgres = await startPostgres(await makeDataFolder());
  const { connectionString } = postgres;
  const METRICS_TOKEN = 'a token of the metrics';
  const pieces = await startOn(connectionString, { METRICS_TOKEN });
  const { people, projectId } = await makeTeam({ url: pieces.url, connectionString }, 6);
  const [first] = people;
  const stream = await readStream(first, projectId);
  const load = startLoad(people, projectId, [pieces.url]);
  await waitFor('tickets to be created', () => load.acknowledged.length > 50);
  expect(await healthOf(pieces.url)).toEqual({ live: 200, ready: 200 });

  await postgres.stop();
  await waitFor('requests to fail', () => load.refused.length > 20);
  expect(await healthOf(pieces.url)).toEqual({ live: 200, ready: 503 });
  const { status, body, headers } = await first.refused('GET /projects/user');
  expect([status, body.code, body.message]).toEqual([503, 'unavailable', sentence]);
  expect(headers.get('retry-after')).toBe('2');
  const metrics = await openClient(pieces.url).request('GET', '/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(await metrics.text()).toContain('\npieces_database_up 0\n');
  const soFar = load.acknowledged.length;

  await postgres.start();
  await waitFor('Pieces to be ready', async () => (await healthOf(pieces.url)).ready === 200);
  await waitFor('tickets to be created again', () => load.acknowledged.length > soFar + 50);
  await load.finish();
  const last = load.acknowledged.at(-1);
  // The stream stayed open the whole time and its reader missed nothing.
  await stream.until(() =>
    stream.news().some(({ tickets }) => tickets.some(({ title }) => title === last)),
  );
  stream.close();
  expect(new Set(load.refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(load.unanswered).toBe(0);
  await expectEachOnce(load, first, projectId);
});

test('restarts its own PostgreSQL when it is killed under load, twice', async () => {
  const dataDir = await makeDataFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const connectionString = (await findRunningPostgres(dataDir)) ?? '';
  const { people, projectId } = await makeTeam({ url: pieces.url, connectionString }, 6);
  const load = startLoad(people, projectId, [pieces.url]);
  for (const round of [1, 2]) {
    const { length } = load.acknowledged;
    await waitFor('tickets to be created', () => load.acknowledged.length > length + 50);
    const postgres = Number(await findServer(dataDir));
    process.kill(postgres, 'SIGKILL');
    await waitFor(`another server to answer, round ${round}`, async () => {
      const server = await findServer(dataDir);
      return server !== postgres && (await healthOf(pieces.url)).ready === 200;
    });
  }
  const { length } = load.acknowledged;
  await waitFor('tickets to be created', () => load.acknowledged.length > length + 50);
  await load.finish();
  expect(new Set(load.refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(load.unanswered).toBe(0);
  await expectEachOnce(load, people[0], projectId);
});
