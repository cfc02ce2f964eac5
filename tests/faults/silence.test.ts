import { expect, test, vi } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { expectEachOnce, startLoad } from './load.ts';
import { makeTeam, startOn, startPostgres } from './pieces-on-postgres.ts';
import { makeDataFolder, waitFor } from './processes.ts';
import { startSilentProxy } from './silent-proxy.ts';

vi.setConfig({ testTimeout: 400_000 });

const readiness = async (url: string) =>
  (await openClient(url).request('GET', '/health/ready')).status;

async function startBehindProxy() {
  const { connectionString } = await startPostgres(await makeDataFolder());
  const proxy = await startSilentProxy(connectionString);
  const pieces = await startOn(proxy.connectionString, { LOG_LEVEL: 'info' });
  const team = await makeTeam({ url: pieces.url, connectionString }, 12);
  return { connectionString, proxy, pieces, ...team };
}

test('the machine of the database goes silent under load: 503, and everything continues at its successor', async () => {
  const { proxy, pieces, people, projectId } = await startBehindProxy();
  const [first] = people;
  const stream = await readStream(first, projectId);
  const load = startLoad(people, projectId, [pieces.url]);
  await waitFor('tickets to be created', () => load.acknowledged.length > 50);

  proxy.goSilent();
  await waitFor('every writer to be refused', () => load.refused.length >= 2 * people.length);
  expect((await openClient(pieces.url).request('GET', '/health/live')).status).toBe(200);
  expect(await readiness(pieces.url)).toBe(503);
  await waitFor('an attempt to listen again', () =>
    pieces.lines.some((line) => line.includes('could not listen for notifications')),
  );
  const soFar = load.acknowledged.length;

  proxy.promote();
  await waitFor('Pieces to be ready', async () => (await readiness(pieces.url)) === 200);
  await waitFor('tickets to be created again', () => load.acknowledged.length > soFar + 50);
  await load.finish();
  const last = load.acknowledged.at(-1);
  await stream.until(() =>
    stream.news().some(({ tickets }) => tickets.some(({ title }) => title === last)),
  );
  stream.close();
  expect(new Set(load.refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(load.unanswered).toBe(0);
  await expectEachOnce(load, first, projectId);
  // An outage is one line without a stack. No request waited until its own answer was overdue.
  expect(pieces.lines.filter((line) => /"stack"|Query read timeout/.test(line))).toEqual([]);
});

test('a process ends on SIGTERM while the database is silent', async () => {
  const { proxy, pieces, people, projectId } = await startBehindProxy();
  const stream = await readStream(people[0], projectId);
  const load = startLoad(people, projectId, [pieces.url]);
  await waitFor('tickets to be created', () => load.acknowledged.length > 10);
  proxy.goSilent();
  expect(await pieces.stop()).toBe(0);
  await stream.ended;
  proxy.promote();
  const again = await startOn(proxy.connectionString, { PORT: new URL(pieces.url).port });
  const { length } = load.acknowledged;
  await waitFor('tickets to be created again', () => load.acknowledged.length > length + 10);
  await load.finish();
  await expectEachOnce(load, openClient(again.url, people[0].cookies), projectId);
});
