import { expect, test, vi } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { expectEachOnce, startLoad } from './load.ts';
import { makeTeam, startOn, startPostgres } from './pieces-on-postgres.ts';
import { makeDataFolder, waitFor } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const withDrain = { DRAIN_SECONDS: '1' };

async function startTwo(settings: Record<string, string> = {}) {
  const { connectionString } = await startPostgres(await makeDataFolder());
  // One after the other, because the first creates the tables.
  const processes = [
    await startOn(connectionString, settings),
    await startOn(connectionString, settings),
  ] as const;
  const [{ url }] = processes;
  const urls = processes.map((pieces) => pieces.url);
  return { connectionString, processes, urls, ...(await makeTeam({ url, connectionString }, 6)) };
}

test('kill -9 of one of two processes: the other keeps serving, and no ticket is lost or duplicated', async () => {
  const { processes, urls, people, projectId } = await startTwo();
  const [killed, other] = processes;
  const [first] = people;
  const stream = await readStream(first, projectId);
  const load = startLoad(people, projectId, urls);
  await waitFor('tickets to be created', () => load.acknowledged.length > 100);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await stream.ended;
  const { length } = load.acknowledged;
  await waitFor(
    'the other process to create tickets',
    () => load.acknowledged.length > length + 100,
  );
  await load.finish();
  expect(load.refused).toEqual([]);
  const otherClient = openClient(other.url, first.cookies);
  await expectEachOnce(load, otherClient, projectId);

  // A reader of the killed process continues at the other one from their last event.
  const received = stream.news().flatMap(({ tickets }) => tickets);
  const after = stream.news().at(-1)?.upTo ?? 0;
  const again = await readStream(otherClient, projectId, { query: `?after=${after}` });
  await again.until(() => {
    const seen = [...received, ...again.news().flatMap(({ tickets }) => tickets)];
    return new Set(seen.map(({ id }) => id)).size === load.acknowledged.length;
  });
  again.close();
});

test('SIGTERM under load: restarting two processes in turn loses no request', async () => {
  const { connectionString, processes, urls, people, projectId } = await startTwo(withDrain);
  const load = startLoad(people, projectId, urls);
  for (const pieces of processes) {
    const { length } = load.acknowledged;
    await waitFor('tickets to be created', () => load.acknowledged.length > length + 100);
    const stopped = pieces.stop();
    expect(await stopped).toBe(0);
    await startOn(connectionString, { ...withDrain, PORT: new URL(pieces.url).port });
  }
  const { length } = load.acknowledged;
  await waitFor('tickets to be created', () => load.acknowledged.length > length + 100);
  await load.finish();
  // Some requests had to go to the other process, but none was rejected.
  expect(load.refused).toEqual([]);
  await expectEachOnce(load, people[0], projectId);
});
