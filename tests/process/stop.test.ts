import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { signUpTo } from '#tests/e2e/support/sign-up.ts';
import { readStream } from '#tests/event-stream.ts';
import { createProject } from '#tests/factories/projects.ts';
import { findServer, isAlive, makeDataFolder, waitFor } from '#tests/faults/processes.ts';
import { startRegistration } from './start-registration.ts';
import { findLinkInLog, start } from './start.ts';

const run = promisify(execFile);
const people = 40;

test('SIGTERM: ends streams and clears presence, answers and stores accepted requests, then stops everything', async () => {
  const dataDir = await makeDataFolder();
  const first = await start({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const postgres = Number(await findServer(dataDir));
  const aino = await signUpTo({ url: first.url, linkFor: (to) => findLinkInLog(first, to) });
  const { id } = await createProject(aino);
  const streams = [await readStream(aino, id), await readStream(aino, id)];
  await streams[0]?.until((events) => events.some(({ name }) => name === 'presence'));
  const emails = Array.from({ length: people }, (_, index) => `person.${index}@pieces.test`);
  const accepted = await Promise.all(emails.map((email) => startRegistration(first.url, email)));
  const answers = accepted.map(({ finish }) => finish());
  const stopped = first.stop();
  expect(await Promise.all(answers)).toEqual(emails.map(() => 201));
  expect(await stopped).toBe(0);
  await Promise.all(streams.map(({ ended }) => ended));
  expect(await isAlive(postgres)).toBe(false);
  await expect(openClient(first.url).request('GET', '/health/live')).rejects.toThrow(
    'fetch failed',
  );

  // Everyone who got a 201 gets the email, from the first process or the next one.
  const second = await start({ DATA_DIR: dataDir });
  second.lines.unshift(...first.lines);
  await Promise.all(emails.map((email) => findLinkInLog(second, email)));
  const back = await readStream({ ...aino, ...openClient(second.url, aino.cookies) }, id);
  await back.until(() => back.presence()?.length === 1);
  back.close();
});

test('exits with 0 when all processes get SIGTERM, including PostgreSQL', async () => {
  const dataDir = await makeDataFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const postgres = Number(await findServer(dataDir));
  const { stdout } = await run('pgrep', ['--parent', `${postgres}`]);
  for (const pid of [...stdout.trim().split('\n').map(Number), postgres])
    process.kill(pid, 'SIGTERM');
  expect(await pieces.stop()).toBe(0);
  await waitFor('PostgreSQL to stop', async () => !(await isAlive(postgres)));
});

test('SIGTERM: does not wait for connections that are idle or without a request', async () => {
  const pieces = await start({ DATA_DIR: await makeDataFolder() });
  // fetch keeps its connection for the next request.
  expect((await openClient(pieces.url).request('GET', '/health/live')).status).toBe(200);
  const socket = connect(Number(new URL(pieces.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  expect(await pieces.stop()).toBe(0);
  await closed;
});

test('SIGTERM: answers a late request on an open connection and closes the connection', async () => {
  const pieces = await start({ DATA_DIR: await makeDataFolder(), DRAIN_SECONDS: '5' });
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
  await waitFor('the stop to begin', async () => {
    const { status } = await openClient(pieces.url).request('GET', '/health/ready');
    return status === 503;
  });
  expect(await ask('/health/live')).toEqual({ status: 200, connection: 'close', localPort });
  expect(await stopped).toBe(0);
});

test('kill -9 leaves no PostgreSQL running', async () => {
  const dataDir = await makeDataFolder();
  const pieces = await start({ DATA_DIR: dataDir });
  const postgres = Number(await findServer(dataDir));
  expect(await isAlive(postgres)).toBe(true);
  pieces.child.kill('SIGKILL');
  await waitFor('PostgreSQL to stop', async () => !(await isAlive(postgres)));
});
