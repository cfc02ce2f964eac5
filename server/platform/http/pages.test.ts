import fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleFrameworkError } from './errors.ts';
import { servePages } from './pages.ts';

let home: string;
let app: FastifyInstance;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pieces-pages-'));
  const folder = join(home, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(home, 'secret'), 'not for anyone');
  await writeFile(join(folder, 'index.html'), '<title>Pieces</title>');
  await writeFile(join(folder, 'assets/main-abc.js'), 'console');
  await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('console'));
  app = fastify({ frameworkErrors: handleFrameworkError({}) });
  await servePages(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers });

test('serves the page for every screen, and makes browsers revalidate it', async () => {
  for (const path of ['/', '/projects?page=2', '/team-workspace/7', '/no/such/screen']) {
    const reply = await open(path);
    expect([reply.statusCode, reply.body]).toEqual([200, '<title>Pieces</title>']);
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
});

test('serves assets compressed, and cacheable forever', async () => {
  const reply = await open('/assets/main-abc.js', { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await open('/assets/main-abc.js', {})).body).toBe('console');
});

test.each([
  '/api',
  '/api/nothing',
  '/assets/gone.js',
  '/images/gone.svg',
  '/dev/mail',
  '//dev/mail',
  '/%64ev/mail',
  '/dev%2Fmail',
  '/x/../dev/mail',
  '/metrics',
  '//metrics',
  '/metrics/',
  '//api/auth/me',
  '/health/x',
])('not_found: %s is not a screen', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});

test('not_found: a request that does not accept pages', async () => {
  expect((await open('/projects', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
});

test('redirects a browser from an undecodable URL to the not-found page', async () => {
  const reply = await open('/%E0%A4%A');
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe('/not-found');
  expect((await open('/%E0%A4%A', { accept: 'application/json' })).statusCode).toBe(404);
});

describe('serves nothing outside the folder', () => {
  test.each([
    '/../secret',
    '/..%2fsecret',
    '/%2e%2e/secret',
    '/assets/..%2f..%2fsecret',
    '/..\\secret',
    '/assets/%00',
  ])('%s', async (path) => {
    const reply = await open(path);
    expect(reply.body).not.toContain('not for anyone');
    expect(reply.statusCode).toBeLessThan(500);
  });
});
