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

const screens = [
  { path: '/', modules: [], calls: [], signedInCalls: [] },
  {
    path: '/projects',
    modules: ['/assets/projects.js'],
    calls: ['/projects/search?page=0&size=10'],
    signedInCalls: ['/users/profile'],
  },
  {
    path: '/team-workspace/:projectId',
    modules: [],
    calls: [],
    signedInCalls: ['/projects/:projectId'],
  },
];

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pieces-pages-'));
  const folder = join(home, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(home, 'secret'), 'not for anyone');
  await writeFile(join(folder, 'index.html'), '<head></head><title>Pieces</title>');
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
  await writeFile(join(folder, 'assets/main-abc.js'), 'console');
  await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('console'));
  app = fastify({ frameworkErrors: handleFrameworkError({}) });
  await servePages(app, { folder, isSignedIn: ({ headers }) => headers.cookie !== undefined });
});

afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers });

test('serves a page for every screen, which only the browser may store and has to revalidate', async () => {
  for (const path of ['/', '/projects?page=2', '/projects/', '/Projects', '/team-workspace/7']) {
    const reply = await open(path);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('Pieces')]);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  }
});

test('serves the page with the status 404 where there is no screen', async () => {
  const reply = await open('/no/such/screen');
  expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('Pieces')]);
});

describe('preloads', () => {
  const linksOf = async (path: string, headers?: Record<string, string>) =>
    [...(await open(path, { accept: 'text/html', ...headers })).body.matchAll(/href="(.*?)"/g)].map(
      ([, href]) => href,
    );

  test('what the first view of a screen needs', async () => {
    expect(await linksOf('/projects')).toEqual([
      '/assets/projects.js',
      '/api/projects/search?page=0&amp;size=10',
    ]);
  });

  test('other calls for someone signed in', async () => {
    expect(await linksOf('/team-workspace/7')).toEqual([]);
    expect(await linksOf('/team-workspace/7', { cookie: 'any' })).toEqual(['/api/projects/7']);
    expect(await linksOf('/projects', { cookie: 'any' })).toEqual([
      '/assets/projects.js',
      '/api/users/profile',
      '/api/projects/search?page=0&amp;size=10',
    ]);
    expect(await linksOf('/no/such/screen', { cookie: 'any' })).toEqual([]);
  });

  test('no calls for search parameters, which change them', async () => {
    expect(await linksOf('/projects?page=2')).toEqual(['/assets/projects.js']);
  });

  test('no calls for a parameter that is not an id', async () => {
    for (const id of ['0', 'x', '%22%3E', '"><script>', '1'.repeat(16)])
      expect(await linksOf(`/team-workspace/${id}`, { cookie: 'any' })).toEqual([]);
  });
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
