import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder, waitFor } from '#tests/faults/processes.ts';
import { findFreePort } from '#tests/pieces-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const caddyfile = join(import.meta.dirname, '../../deploy/Caddyfile');

async function serve(port: number, answer: () => [status: number, text: string]): Promise<Server> {
  const server = createServer((_request, response) => {
    const [status, text] = answer();
    response.writeHead(status).end(text);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

/** Starts Caddy with our Caddyfile, on free ports and without a certificate. */
async function startProxy() {
  const [site, plain, process, health, busy] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const folder = await makeFolder();
  const text = (await readFile(caddyfile, 'utf8'))
    .replace('http://{$SITE} {', `http://:${plain} {`)
    .replace('\n{$SITE} {', `\nhttp://:${site} {`)
    .replace('health_port 3001', `health_port ${health}`)
    .replaceAll('8503', String(busy))
    .replaceAll('{$UPSTREAMS}', `127.0.0.1:${process}`);
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${text}`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...globalThis.process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${site}${path}`, init);
  return { process, health, get };
}

const html = { headers: { accept: 'text/html,*/*' } };

test('Caddy asks a process that isn’t ready if there’s no other, and says that Pieces is busy if there’s none', async () => {
  const { process, health, get } = await startProxy();
  let isReady = true;
  await serve(health, () => [isReady ? 200 : 503, '']);
  const server = await serve(process, () => [200, 'From Pieces']);
  const isServed = async () => (await get('/', html).catch(() => undefined))?.status === 200;
  await waitFor('Caddy to start', isServed);
  isReady = false;
  expect(await (await get('/', html)).text()).toBe('From Pieces');
  await waitFor('Caddy to notice', async () => {
    const startedAt = performance.now();
    expect(await (await get('/', html)).text()).toBe('From Pieces');
    return performance.now() - startedAt > 4_000;
  });

  server.close();
  server.closeAllConnections();
  const page = await get('/projects', html);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(text).toContain('<h1>Pieces is busy</h1>');
  expect(text).toContain('location.reload()');
  for (const init of [
    { method: 'POST', body: '{}' },
    { headers: { accept: 'application/json' } },
  ]) {
    const answer = await get('/api/projects', init);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
});
