import fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SiteModes } from '#contract/values/areas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleFrameworkError } from '#server/platform/http/errors.ts';
import type { PageHead } from './page-head.ts';
import { servePages } from './pages.ts';

let home: string;
let app: FastifyInstance;

const terms = { title: 'Terms', description: 'The terms.' };
const none = { hasHeader: true, modules: [], calls: [], signedInCalls: [] };

const screens = [
  { path: '/', ...none },
  { path: '/terms', ...none, head: terms },
  { path: '/forum', ...none, area: 'forum', calls: ['/forum'] },
  { path: '/forum/:threadId', ...none, liveArea: 'forum', calls: ['/forum/threads/:threadId'] },
  { path: '/profile/:userId', ...none, calls: ['/users/:userId/profile'] },
  { path: '/login', ...none, hasHeader: false },
  {
    path: '/projects',
    hasHeader: true,
    modules: ['/assets/projects.js'],
    calls: ['/projects/search?page=0&size=10'],
    signedInCalls: ['/users/profile'],
  },
  { path: '/hackathons/:slug', ...none, calls: ['/hackathons/:slug'] },
  {
    path: '/hackathons',
    ...none,
    area: 'hackathons',
    head: { title: 'Hackathons', description: 'Made up' },
    liveHead: { title: 'Hackathons', description: 'Real ones' },
    liveModules: ['/assets/live.js'],
    liveCalls: [{ area: 'hackathons', call: '/hackathons' }],
  },
  { path: '/hackathons/new', ...none, calls: ['/users/profile'] },
  {
    path: '/team-workspace/:projectId',
    hasHeader: true,
    modules: [],
    calls: [],
    signedInCalls: ['/projects/:projectId', '/users/:visitorId/projects'],
  },
];

let modes: SiteModes = {};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pieces-pages-'));
  // Its own files are no assets, whatever the folder is called.
  const folder = join(home, 'assets');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(home, 'secret'), 'not for anyone');
  await writeFile(
    join(folder, 'index.html'),
    '<head><title>Pieces</title><meta name="description" content="All" /></head><body><div id="root"></div>Pieces</body>',
  );
  await writeFile(join(folder, 'first-paint.html'), '<header></header>');
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens));
  await writeFile(join(folder, 'icon.svg'), '<svg />');
  await writeFile(join(folder, 'assets/main-abc.js'), 'console');
  await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('console'));
  app = fastify({ frameworkErrors: handleFrameworkError({}) });
  await servePages(app, {
    folder,
    publicUrl: 'https://pieces.test',
    heads: {
      '/profile/:userId': async ({ userId = '' }) => findHead(userId),
      '/forum/:threadId': async () => ({ title: 'Which map?', description: 'A discussion' }),
    },
    findVisitor: async ({ headers: { cookie } }) => {
      if (cookie === 'database=down') throw new Error('connect ECONNREFUSED');
      return cookie === undefined ? undefined : { id: 7 };
    },
    getModes: async () => modes,
  });
});

afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true });
});

async function findHead(userId: string): Promise<PageHead | undefined> {
  if (userId === '500') throw new Error('The database is down');
  if (!/^[1-9]\d{0,14}$/.test(userId)) throw new Error('Not an id');
  if (userId !== '7') return undefined;
  return {
    title: hostile,
    description: hostile,
    path: '/profile/7',
    picture: { path: '/og/profiles/7-1.png', alt: hostile },
  };
}

const hostile = `"><script>alert('1')</script> $& & </title>`;

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

test('a page of a hidden area has the status 404, and every page names what is hidden', async () => {
  modes = { forum: 'hidden' };
  const hidden = await open('/forum');
  expect(hidden.statusCode).toBe(404);
  expect(hidden.body).toContain('<title>Page not found');
  expect(hidden.body).not.toContain('rel="preload"');
  const written = '<script type="application/json" id="site">{"forum":"hidden"}</script>';
  expect((await open('/terms')).body).toContain(written);
  modes = {};
  expect((await open('/forum')).statusCode).toBe(200);
  expect((await open('/terms')).body).not.toContain('id="site"');
});

test('a page of a live area preloads its source and call, and has its own description', async () => {
  const read = async () => {
    const { body } = await open('/hackathons');
    const all = ['Made up', 'Real ones', '/assets/live.js', '/api/hackathons'];
    return all.filter((text) => body.includes(`"${text}"`));
  };
  expect(await read()).toEqual(['Made up']);
  modes = { hackathons: 'live' };
  expect(await read()).toEqual(['Real ones', '/assets/live.js', '/api/hackathons']);
  modes = {};
});

test.each([
  [
    '/hackathons',
    { hackathons: 'live', membersOnly: ['hackathons'] },
    ['<title>Hackathons', 'Real ones', '"/api/hackathons"'],
  ],
  [
    '/forum/7',
    { forum: 'live', membersOnly: ['forum'] },
    ['<title>Which map?', 'A discussion', '"/api/forum/threads/7"'],
  ],
] as [string, SiteModes, string[]][])(
  'for visitors, the page %s for members has neither its title nor its calls',
  async (path, closed, texts) => {
    modes = closed;
    const textsIn = ({ body }: { body: string }) => texts.filter((text) => body.includes(text));
    const reply = await open(path);
    expect(reply.statusCode).toBe(200);
    expect(textsIn(reply)).toEqual([]);
    expect(reply.body).toContain('content="noindex"');
    expect(reply.body).toContain(JSON.stringify(closed));
    const signedIn = await open(path, { accept: 'text/html', cookie: 'someone' });
    expect(textsIn(signedIn)).toEqual(texts);
    modes = {};
  },
);

test('shows the header until the scripts have loaded, on pages that have one', async () => {
  for (const path of ['/', '/profile/7', '/no/such/screen'])
    expect((await open(path)).body).toContain('<div id="root"><header></header></div>');
  expect((await open('/login')).body).toContain('<div id="root"></div>');
});

describe('the head of a page', () => {
  const headOf = async (path: string) => (await open(path)).body.split('</head>')[0]!;

  test('names a public page once, and its canonical address without search parameters', async () => {
    const head = await headOf('/terms?from=mail');
    expect(head.match(/<title>.*?<\/title>/g)).toEqual(['<title>Terms · Pieces</title>']);
    expect(head.match(/<meta name="description".*?>/g)).toEqual([
      '<meta name="description" content="The terms.">',
    ]);
    expect(head).toContain('<link rel="canonical" href="https://pieces.test/terms">');
    expect(head).toContain('<meta property="og:title" content="Terms">');
    expect(head).not.toContain('noindex');
  });

  test('keeps private pages and missing ones out of search engines', async () => {
    for (const path of ['/team-workspace/7', '/no/such/screen', '/profile/8']) {
      const head = await headOf(path);
      expect(head).toContain('<meta name="robots" content="noindex">');
      expect(head).not.toContain('og:');
      expect(head).not.toContain('canonical');
    }
  });

  test('describes what is in the database, with every character escaped', async () => {
    const reply = await open('/profile/7');
    expect(reply.statusCode).toBe(200);
    const escaped =
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; $&amp; &amp; &lt;/title&gt;';
    expect(reply.body).not.toContain('<script>');
    expect(reply.body).toContain(`<title>${escaped} · Pieces</title>`);
    expect(reply.body).toContain(`<meta name="description" content="${escaped}">`);
    expect(reply.body).toContain(`<meta property="og:image:alt" content="${escaped}">`);
    expect(reply.body).toContain('content="https://pieces.test/og/profiles/7-1.png"');
  });

  test('returns 404 for a missing page, and preloads nothing', async () => {
    for (const id of ['8', 'x', '0', '%22%3E', '1'.repeat(16)]) {
      const reply = await open(`/profile/${id}`);
      expect([id, reply.statusCode]).toEqual([id, 404]);
      expect(reply.body).not.toContain('/api/');
    }
  });

  test('serves the page without a preview while the database is down', async () => {
    const reply = await open('/profile/500');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Find Your Missing Piece · Pieces</title>');
    expect(reply.body).not.toContain('noindex');
  });
});

describe('preloads', () => {
  const linksOf = async (path: string, headers?: Record<string, string>) =>
    [...(await open(path, { accept: 'text/html', ...headers })).body.matchAll(/href="(.*?)"/g)].map(
      ([, href]) => href,
    );

  test('the files that the first view of a screen needs', async () => {
    expect(await linksOf('/projects')).toEqual([
      '/assets/projects.js',
      '/api/projects/search?page=0&amp;size=10',
    ]);
  });

  test('other calls for someone signed in', async () => {
    expect(await linksOf('/team-workspace/7')).toEqual([]);
    expect(await linksOf('/team-workspace/5', { cookie: 'any' })).toEqual([
      '/api/projects/5',
      // Their own.
      '/api/users/7/projects',
    ]);
    expect(await linksOf('/projects', { cookie: 'any' })).toEqual([
      '/assets/projects.js',
      '/api/users/profile',
      '/api/projects/search?page=0&amp;size=10',
    ]);
    expect(await linksOf('/no/such/screen', { cookie: 'any' })).toEqual([]);
  });

  test('those calls too if the session can’t be looked up', async () => {
    expect(await linksOf('/team-workspace/7', { cookie: 'database=down' })).toEqual([
      '/api/projects/7',
    ]);
  });

  test('no calls for search parameters, which change them', async () => {
    expect(await linksOf('/projects?page=2')).toEqual(['/assets/projects.js']);
  });

  test('no calls for a parameter that is not an id', async () => {
    for (const id of ['0', 'x', '%22%3E', '"><script>', '1'.repeat(16)])
      expect(await linksOf(`/team-workspace/${id}`, { cookie: 'any' })).toEqual([]);
    for (const slug of ['a--b', '-', 'A', '%22%3E', '"><script>'])
      expect(await linksOf(`/hackathons/${slug}`)).toEqual([]);
  });

  test('those of the screen with this exact path, if another one has a parameter there', async () => {
    expect(await linksOf('/hackathons/new')).toEqual(['/api/users/profile']);
    expect(await linksOf('/hackathons/night-of-maps-2')).toEqual([
      '/api/hackathons/night-of-maps-2',
    ]);
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

test('makes browsers revalidate other files', async () => {
  expect((await open('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

test('serves the whole file when a range is requested', async () => {
  const reply = await open('/assets/main-abc.js', { range: 'bytes=999-' });
  expect([reply.statusCode, reply.body]).toEqual([200, 'console']);
});

test.each([
  '/api',
  '/api/nothing',
  '/assets',
  '/assets/',
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

test('returns not_found to a request that does not accept pages', async () => {
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
