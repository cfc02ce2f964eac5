import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '#tests/faults/processes.ts';
import { findFreePort, runPieces } from '#tests/pieces-process.ts';
import './start.ts';

test('answers while 1,100 clients hold unfinished requests and only 1,024 files may be open', async () => {
  const port = await findFreePort();
  const settings = { DATA_DIR: await makeDataFolder(), PORT: String(port) };
  const pieces = runPieces(settings, [], { openFiles: '1024' });
  onTestFinished(async () => {
    pieces.child.kill('SIGKILL');
    await pieces.ended;
  });
  await pieces.ready;
  let closed = 0;
  const slow = Array.from({ length: 1_100 }, () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    // Without a word: a request that takes too long gets a 408 first.
    socket.on('close', () => (closed += socket.bytesRead === 0 ? 1 : 0)).resume();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const response = await fetch(`${pieces.url}/health/ready`);
  expect(response.status).toBe(200);
  await expect.poll(() => closed).toBeGreaterThan(1_100 - 1_024);
  expect(pieces.lines.join('\n')).not.toMatch(/EMFILE|too many open files/i);
});
