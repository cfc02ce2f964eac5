import { expect, test, vi } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { expectEachOnce, startLoad } from './load.ts';
import { makeTeam, startOn, startPostgres } from './pieces-on-postgres.ts';
import { makeFolder, until } from './processes.ts';

vi.setConfig({ testTimeout: 400_000 });

const drained = { DRAIN_SECONDS: '1' };

async function startTwo(settings: Record<string, string> = {}) {
  const { connectionString } = await startPostgres(await makeFolder());
  // One after the other, as the first one makes the tables.
  const processes = [
    await startOn(connectionString, settings),
    await startOn(connectionString, settings),
  ] as const;
  const [{ url }] = processes;
  const urls = processes.map((pieces) => pieces.url);
  return { connectionString, processes, urls, ...(await makeTeam({ url, connectionString }, 6)) };
}

test('kill -9 of one of two processes: the other goes on, nothing is lost, nothing is done twice', async () => {
  const { processes, urls, people, projectId } = await startTwo();
  const [killed, other] = processes;
  const [first] = people;
  const stream = await readStream(first, projectId);
  const load = startLoad(people, projectId, urls);
  await until('tickets are made', () => load.acknowledged.length > 100);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await stream.ended;
  const { length } = load.acknowledged;
  await until('the other makes tickets', () => load.acknowledged.length > length + 100);
  await load.finish();
  expect(load.refused).toEqual([]);
  const elsewhere = openClient(other.url, first.cookies);
  await expectEachOnce(load, elsewhere, projectId);

  // Who listened to the one that was killed, catches up with the other from where they were.
  const told = stream.news().flatMap(({ tickets }) => tickets);
  const after = stream.news().at(-1)?.upTo ?? 0;
  const again = await readStream(elsewhere, projectId, { query: `?after=${after}` });
  await again.until(() => {
    const seen = [...told, ...again.news().flatMap(({ tickets }) => tickets)];
    return new Set(seen.map(({ id }) => id)).size === load.acknowledged.length;
  });
  again.close();
});

test('SIGTERM under load: each of two processes is started anew, and no request is lost', async () => {
  const { connectionString, processes, urls, people, projectId } = await startTwo(drained);
  const load = startLoad(people, projectId, urls);
  for (const pieces of processes) {
    const { length } = load.acknowledged;
    await until('tickets are made', () => load.acknowledged.length > length + 100);
    const stopped = pieces.stop();
    expect(await stopped).toBe(0);
    await startOn(connectionString, { ...drained, PORT: new URL(pieces.url).port });
  }
  const { length } = load.acknowledged;
  await until('tickets are made', () => load.acknowledged.length > length + 100);
  await load.finish();
  // Some found nobody there and went to the other process; nobody was turned away.
  expect(load.refused).toEqual([]);
  await expectEachOnce(load, people[0], projectId);
});
