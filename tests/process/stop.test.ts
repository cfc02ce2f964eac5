import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { signUpTo } from '#tests/e2e/sign-up.ts';
import { readStream } from '#tests/event-stream.ts';
import { createProject } from '#tests/factories/projects.ts';
import { findServer, isAlive, makeFolder, until } from '#tests/faults/processes.ts';
import { startRegistration } from './start-registration.ts';
import { findLinkInLog, start } from './start.ts';

const people = 40;

test('SIGTERM: what was accepted is answered and stored, then everything ends', async () => {
  const dataDir = await makeFolder();
  const first = await start({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const postgres = Number(await findServer(dataDir));
  const emails = Array.from({ length: people }, (_, index) => `person.${index}@pieces.test`);
  const accepted = await Promise.all(emails.map((email) => startRegistration(first.url, email)));
  const answers = accepted.map(({ finish }) => finish());
  const stopped = first.stop();
  expect(await Promise.all(answers)).toEqual(emails.map(() => 201));
  expect(await stopped).toBe(0);
  expect(await isAlive(postgres)).toBe(false);
  await expect(openClient(first.url).request('GET', '/health/live')).rejects.toThrow(
    'fetch failed',
  );

  // Who was told 201 is mailed: by the first process, or by the next one.
  const second = await start({ DATA_DIR: dataDir });
  second.lines.unshift(...first.lines);
  await Promise.all(emails.map((email) => findLinkInLog(second, email)));
});

test('SIGTERM: a connection that waits for its next request does not keep it', async () => {
  const pieces = await start({ DATA_DIR: await makeFolder() });
  // fetch keeps its connection for the next request.
  expect((await openClient(pieces.url).request('GET', '/health/live')).status).toBe(200);
  expect(await pieces.stop()).toBe(0);
});

test('SIGTERM: what comes over an open connection in the last moment is answered, and the last', async () => {
  const pieces = await start({ DATA_DIR: await makeFolder(), DRAIN_SECONDS: '5' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [answer] = (await once(get(pieces.url + path, { agent }), 'response')) as [
      IncomingMessage,
    ];
    const { localPort } = answer.socket;
    await answer.resume().toArray();
    return { status: answer.statusCode, connection: answer.headers.connection, localPort };
  };
  const { localPort } = await ask('/health/live');
  const stopped = pieces.stop();
  await until('it stops', async () => {
    const { status } = await openClient(pieces.url).request('GET', '/health/ready');
    return status === 503;
  });
  expect(await ask('/health/live')).toEqual({ status: 200, connection: 'close', localPort });
  expect(await stopped).toBe(0);
});

test('SIGTERM: streams are ended, and nobody is left as present', async () => {
  const dataDir = await makeFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const aino = await signUpTo({ url: pieces.url, linkFor: (to) => findLinkInLog(pieces, to) });
  const { id } = await createProject(aino);
  const streams = [await readStream(aino, id), await readStream(aino, id)];
  await streams[0]?.until((events) => events.some(({ name }) => name === 'presence'));
  expect(await pieces.stop()).toBe(0);
  await Promise.all(streams.map(({ ended }) => ended));

  const again = await start({ DATA_DIR: dataDir });
  const back = await readStream({ ...aino, ...openClient(again.url, aino.cookies) }, id);
  await back.until(() => back.presence()?.length === 1);
  back.close();
});

test('kill -9 leaves no PostgreSQL behind', async () => {
  const dataDir = await makeFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const postgres = Number(await findServer(dataDir));
  expect(await isAlive(postgres)).toBe(true);
  pieces.child.kill('SIGKILL');
  await until('PostgreSQL has gone', async () => !(await isAlive(postgres)));
});
