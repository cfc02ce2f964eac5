import fastify from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

test('disconnects a reader with more than a megabyte unread', async () => {
  const app = fastify();
  const opened = new Promise<EventStream>((resolve) => {
    app.get('/stream', (_request, reply) => resolve(openEventStream(reply)));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(async () => {
    socket.destroy();
    app.server.closeAllConnections();
    await app.close();
  });
  socket.on('error', () => {});
  socket.write('GET /stream HTTP/1.1\r\nhost: x\r\n\r\n');
  const stream = await opened;
  const cuts: true[] = [];
  stream.onClose(() => void cuts.push(true));
  const mostMegabytes = 64;
  let megabytes = 0;
  for (; cuts.length === 0 && megabytes < mostMegabytes; megabytes += 1) {
    stream.write('x'.repeat(1024 * 1024));
    for (let turns = 0; turns < 20; turns += 1) await setImmediate();
  }
  // The system's own buffers come on top.
  expect(megabytes).toBeLessThan(mostMegabytes);
});
