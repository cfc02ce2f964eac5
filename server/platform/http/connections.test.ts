import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { computeMaxConnections, closeSlowReaders, evictIdleConnections } from './connections.ts';
import { handleClientError } from './errors.ts';

const megabyte = 1024 * 1024;
const large = 'x'.repeat(8 * megabyte);

async function listen(setUp: (app: FastifyInstance) => void, options = {}) {
  const app = fastify({ clientErrorHandler: handleClientError({}), ...options });
  setUp(app);
  app.get('/small', async () => 'small');
  app.get('/large', async () => large);
  app.get('/accented', async () => 'é'.repeat(large.length / 2));
  app.post('/', async () => 'posted');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return app;
}

/** Connects a client that never reads and never hangs up. */
function open(app: FastifyInstance, sent = ''): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write(sent);
  return socket;
}

async function openOne(app: FastifyInstance, sent: string): Promise<Socket> {
  const arrived = once(app.server, 'connection');
  const socket = open(app, sent);
  await arrived;
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

const countOpen = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

const patience = { timeout: 120_000, interval: 5 };

async function ask(app: FastifyInstance, path = '/small') {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return response.text();
}

test.each([
  ['', 'nothing'],
  ['GET /small HTTP/1.1\r\nhost: x\r\n', 'half a head'],
  [
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: text/plain\r\n\r\nhalf',
    'half a body',
  ],
  [get('/small'), 'a request, and then nothing'],
])('closes the longest idle connection for a new one: %j, %s', async (sent) => {
  const app = await listen((app) => evictIdleConnections(app, { max: 5 }));
  const slow: Socket[] = [];
  for (let count = 0; count < 12; count += 1) {
    const socket = open(app, sent);
    slow.push(socket);
    await once(socket, 'connect');
  }
  expect(await ask(app)).toBe('small');
  await expect.poll(() => countOpen(app), patience).toBe(5);
  const ended = Promise.race([once(slow[0]!, 'end'), once(slow[0]!, 'close')]);
  slow[0]!.resume();
  await ended;
});

test('keeps connections with a request in progress, however many arrive', async () => {
  let answer = (_text: string) => {};
  const app = await listen((app) => {
    evictIdleConnections(app, { max: 5 });
    app.get('/slow', () => new Promise<string>((resolve) => (answer = resolve)));
  });
  const arrived = once(app.server, 'request');
  const asked = ask(app, '/slow');
  await arrived;
  for (let count = 0; count < 12; count += 1) await once(open(app), 'connect');
  expect(await ask(app)).toBe('small');
  answer('answered');
  expect(await asked).toBe('answered');
});

test.each(['/large', '/accented'])(
  'limits the bytes of unread large responses together and closes the oldest: %s',
  async (path) => {
    const app = await listen((app) =>
      closeSlowReaders(app, { maxBytes: 20 * megabyte, milliseconds: 3_600_000 }),
    );
    let answered = 0;
    app.server.on('request', () => (answered += 1));
    for (let count = 0; count < 6; count += 1) open(app, get(path));
    await expect.poll(() => answered).toBe(6);
    // Two responses of eight megabytes fit into twenty.
    await expect.poll(() => countOpen(app), patience).toBe(2);
    expect(await ask(app, '/large')).toHaveLength(large.length);
  },
);

test('closes a large response that takes too long', async () => {
  const app = await listen((app) => closeSlowReaders(app, { maxBytes: Infinity, milliseconds: 1 }));
  await openOne(app, get('/large'));
  await expect.poll(() => countOpen(app), patience).toBe(0);
});

test('closes a connection that makes no progress while sending', async () => {
  const app = await listen(() => {}, { connectionTimeout: 50 });
  await openOne(app, get('/large'));
  await expect.poll(() => countOpen(app), patience).toBe(0);
});

test('closes the connection after a slow request, even if the client stays', async () => {
  const app = await listen(() => {}, {
    http: { headersTimeout: 1, connectionsCheckingInterval: 1 },
  });
  const socket = await openOne(app, 'GET / HTTP/1.1\r\nhost: x\r\n');
  await expect.poll(() => countOpen(app), patience).toBe(0);
  socket.resume();
  expect(await text(socket)).toContain('HTTP/1.1 408 ');
});

test('allows some connections, whatever the system limit is', () => {
  expect(computeMaxConnections()).toBeGreaterThanOrEqual(100);
});
