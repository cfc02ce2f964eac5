import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteModes } from '#contract/values/areas.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { servePages } from './pages.ts';

/** Stands in for the web app: renders the answers to the calls of the page. */
const bundle = `
  export async function renderFirstContent(url, { isSignedIn, modes }) {
    if (url.pathname === '/modes') return { html: Object.keys(modes).join(), data: {} };
    if (url.pathname === '/noon')
      return { html: 'At ' + new Date('2026-01-15T12:00Z').getHours() + ' ' + process.env.TZ + '.', data: {} };
    if (url.pathname === '/broken') throw new Error('Broken');
    const id = url.pathname.split('/')[2];
    const paths = [...(isSignedIn ? ['/api/me'] : []), '/api/projects/' + id];
    const bodies = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
    return { html: '<p style="color:red">' + bodies.join() + '</p>', data: { bodies } };
  }
`;
const none = { hasHeader: true, modules: [], calls: [], signedInCalls: [] };
const screens = [
  { ...none, path: '/plain' },
  { ...none, path: '/noon', isRendered: true },
  { ...none, path: '/modes', isRendered: true },
  { ...none, path: '/broken', isRendered: true },
  {
    ...none,
    path: '/projects/:projectId',
    isRendered: true,
    calls: ['/projects/:projectId'],
    signedInCalls: ['/me'],
  },
];

let folder: string;
let app: FastifyInstance;
const names: Record<string, string> = { 7: '</script><b>$& “7”', 8: 'x'.repeat(2_000_000) };
/** The API calls that pages made, each with the cookie and the address it came with. */
const calls: string[] = [];

const warnings: string[] = [];

const modes: SiteModes = { forum: 'hidden' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pieces-rendered-'));
  await mkdir(join(folder, '.renderer'));
  await writeFile(join(folder, '.renderer/first-content.js'), bundle);
  await writeFile(join(folder, '.renderer/package.json'), '{ "type": "module" }');
  const html = '<head><title>Pieces</title></head><body><div id="root"></div>Pieces</body>';
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'first-paint.html'), '<header></header>');
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
  const stream = { write: (line: string) => void warnings.push(line) };
  app = fastify({ trustProxy: true, logger: { level: 'warn', stream } });
  await app.register(fastifyCookie);
  app.addHook('onRequest', async ({ url, headers, ip }) => {
    if (url.startsWith('/api/')) calls.push(`${url} ${headers.cookie ?? ''} ${ip}`);
  });
  app.get('/api/me', async ({ headers }) => ({ name: headers.cookie }));
  app.get<{ Params: { id: string } }>('/api/projects/:id', async ({ params: { id } }, reply) =>
    names[id] ? { name: names[id] } : reply.status(404).send({}),
  );
  await servePages(app, {
    folder,
    publicUrl: 'https://pieces.test',
    heads: {},
    findVisitor: async ({ headers: { cookie } }) => (cookie === undefined ? undefined : { id: 7 }),
    getModes: async () => modes,
    // On a busy machine, the process takes long to start.
    rendering: { patience: 60_000 },
  });
});

beforeEach(() => {
  calls.splice(0);
  warnings.splice(0);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('renders the first content of a page, and embeds what it was rendered with', async () => {
  const { statusCode, body, headers } = await open('/projects/7');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<div id="root" data-static><p data-style="0">{"name":"</script><b>$& “7”"}</p></div>',
  );
  const [, json = ''] = /id="first-data">(.*?)<\/script>/.exec(body)!;
  expect(JSON.parse(json)).toEqual({
    bodies: ['{"name":"</script><b>$& “7”"}'],
    styles: ['color:red'],
  });
  expect(body).not.toContain('href="/api/');
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('renders a page with the modes of the site’s areas', async () => {
  expect((await open('/modes')).body).toContain('<div id="root" data-static>forum</div>');
});

test('leaves pages with too much on them, or an address that no browser sends, to the browser', async () => {
  for (const reply of [await open('/projects/8'), await open('/projects/7', { host: 'a b' })]) {
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('data-static');
  }
  expect(warnings).toEqual([]);
});

test('allows its own styles in the Content-Security-Policy by their hash, and no others', async () => {
  const { body, headers } = await open('/projects/7');
  const [, css = ''] = /<style id="first-styles">(.*?)<\/style>/.exec(body)!;
  expect(css).toBe('[data-style="0"]{color:red}');
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('makes the calls of the visitor from their address, and lets nobody store the page', async () => {
  const visitor = { cookie: 'session=aino', 'x-forwarded-for': '203.0.113.7' };
  const { body, headers } = await open('/projects/7', visitor);
  expect(calls.toSorted()).toEqual([
    '/api/me session=aino 203.0.113.7',
    '/api/projects/7 session=aino 203.0.113.7',
  ]);
  expect(body).toContain('{"name":"session=aino"}');
  expect(headers['cache-control']).toBe('no-store');
});

test('renders times in the time zone of the cookie, unless there’s no such zone', async () => {
  const read = async (timeZone: string) => {
    const { body } = await open('/noon', { cookie: `pieces_time_zone=${timeZone}` });
    return /At .*?\./.exec(body)?.[0];
  };
  const own = await read('');
  expect(await read('America/New_York')).toBe('At 7 America/New_York.');
  expect(await read('Asia/Tokyo')).toBe('At 21 Asia/Tokyo.');
  const others = ['Mars/Base', '+05:30', '%00', '../../etc/passwd', 'x'.repeat(4000)];
  expect(await Promise.all(others.map(read))).toEqual(others.map(() => own));
});

test('renders each of many pages for its own visitor', async () => {
  const cookies = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `session=${name}`);
  const pages = await Promise.all(cookies.map(async (cookie) => open('/projects/7', { cookie })));
  for (const [index, { body }] of pages.entries())
    expect([...body.matchAll(/session=\w/g)].map(([found]) => found)).toEqual([
      cookies[index],
      cookies[index],
    ]);
});

test('serves the page without content if a call fails or it can’t be rendered', async () => {
  for (const path of ['/projects/8', '/broken', '/plain']) {
    const { statusCode, body, headers } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"><header></header></div>');
    expect(body).not.toContain('first-data');
    expect(headers['content-security-policy']).toBeUndefined();
  }
  expect((await open('/projects/8')).body).toContain('href="/api/projects/8"');
});

test('renders nothing for search parameters, which change the calls', async () => {
  expect((await open('/projects/7?x')).body).not.toContain('first-data');
  expect(calls).toEqual([]);
});

test('compresses the page as the browser accepts it', async () => {
  const [plain, br, gzip] = await Promise.all(
    ['identity', 'gzip, br', 'gzip;q=1, br;q=0'].map(async (accepted) =>
      open('/plain', { 'accept-encoding': accepted }),
    ),
  );
  expect(plain!.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(br!.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(gzip!.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(plain!.body);
  expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain!.body);
});

test('does not serve the code that renders pages', async () => {
  for (const path of [
    '/.renderer/first-content.js',
    '/%2erenderer/first-content.js',
    '/assets/..%2f.renderer%2ffirst-content.js',
  ])
    expect((await open(path)).body).not.toContain('renderFirstContent');
});
