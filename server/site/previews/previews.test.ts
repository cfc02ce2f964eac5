import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { createPreviews, type Previews } from './previews.ts';

let server: TestServer;
let creator: Person;
let previews: Previews;

beforeAll(async () => {
  server = await startTestServer();
  creator = await createPerson(server);
  previews = createPreviews({ db: server.db });
});

const hostileNames = [
  `</text><script>alert("1")</script>`,
  `"><image href="https://evil.test/x.png"/>`,
  `' onload='alert(1)`,
  ']]><!-- & &amp; <![CDATA[',
  '𝕿𝖊𝖆𝖒 🧩 مرحبا 你好',
  'e\u0301'.repeat(40),
  'x'.repeat(100),
];

/** Opens the picture that the preview of a project names. */
async function openPicture(projectId: number) {
  const preview = await previews.find.projects(projectId);
  const path = preview!.head.picture!.path;
  return { path, reply: await openClient(server.url).request('GET', path) };
}

test('a project is described by its name and the start of its description', async () => {
  const { id } = await createProject(creator, {
    name: 'Quiet Hours',
    description: `Where to study.\n\n${'Every library in town. '.repeat(20)}`,
  });
  const { head } = (await previews.find.projects(id))!;
  expect(head).toMatchObject({ title: 'Quiet Hours', path: `/projects/${id}`, type: 'article' });
  expect(head.description).toMatch(/^Where to study\. Every library in town\. .*…$/);
  expect(head.description.length).toBeLessThanOrEqual(200);
});

test('a preview takes one statement', async () => {
  const { id } = await createProject(creator);
  expect(await server.statements(() => previews.find.projects(id))).toHaveLength(1);
  expect(await server.statements(() => previews.find.profiles(creator.id))).toHaveLength(1);
});

test('a hidden or deleted page has no preview', async () => {
  const person = await createPerson(server);
  const { id: projectId } = await createProject(person);
  const params = { projectId };
  const titles = async () => {
    const { head: profile } = (await previews.find.profiles(person.id)) ?? {};
    const { head: project } = (await previews.find.projects(projectId)) ?? {};
    return [profile?.title, project?.title];
  };
  expect(await titles()).toEqual([person.name, expect.any(String)]);
  await person.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  expect(await titles()).toEqual([undefined, expect.any(String)]);
  await person.send('PUT /users/privacy-settings', { body: { profile: 'everyone' } });
  await person.send('DELETE /projects/{projectId}', { params });
  expect(await titles()).toEqual([person.name, undefined]);
  await person.send('POST /users/deletion', { body: { email: person.email, password } });
  expect(await titles()).toEqual([undefined, undefined]);
});

test('a project that did not exist a moment ago is found', async () => {
  const { id } = await createProject(creator);
  expect(await previews.find.projects(id + 1)).toBeUndefined();
  await createProject(creator);
  expect(await previews.find.projects(id + 1)).toBeDefined();
});

test('a profile is only indexed, and in the sitemap, if its owner says so', async () => {
  const [listed, unlisted, hidden] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  const change = 'PUT /users/privacy-settings';
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read('/sitemap.xml')).not.toContain('profiles-1.xml');
  await listed.send(change, { body: { searchEngines: true } });
  await hidden.send(change, { body: { searchEngines: true, profile: 'signed_in' } });
  const isIndexed = async ({ id }: Person) => (await previews.find.profiles(id))?.head.isIndexed;
  expect(await Promise.all([listed, unlisted, hidden].map(isIndexed))).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(await read('/sitemap.xml')).toContain('/sitemaps/profiles-1.xml');
  const profiles = await read('/sitemaps/profiles-1.xml');
  expect(profiles.match(/profile\/\d+/g)).toEqual([`profile/${listed.id}`]);
});

test('a profile that visitors can’t see is not_found for them, and has no preview for anyone', async () => {
  const person = await createPerson(server);
  await person.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  const findHead = previews.heads['/profile/:userId'];
  const params = { userId: String(person.id) };
  expect(await findHead(params, { isSignedIn: false })).toBe(undefined);
  const head = await findHead(params, { isSignedIn: true });
  expect(head).toEqual({ title: 'Profile', description: 'A profile on Pieces.' });
  expect(await findHead({ userId: '999999999' }, { isSignedIn: true })).toEqual(head);
});

test('a profile has a preview but is not indexed', async () => {
  const preview = await previews.find.profiles(creator.id);
  expect(preview?.head).toMatchObject({ title: creator.name, type: 'profile', isIndexed: false });
});

describe('pictures', () => {
  test('are 1200 × 630, and browsers keep them', async () => {
    const { id } = await createProject(creator);
    const { reply } = await openPicture(id);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(await reply.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  test('get another address when the team changes; the old one gets the new picture', async () => {
    const { id } = await createProject(creator);
    const { path, reply } = await openPicture(id);
    const params = { projectId: id };
    await (await createPerson(server)).send('POST /projects/{projectId}/members', { params });
    const changed = await openPicture(id);
    expect(changed.path).not.toBe(path);
    const old = await openClient(server.url).request('GET', path);
    expect(old.headers.get('cache-control')).toBe('public, max-age=300');
    expect(old.headers.get('etag')).toBe(changed.reply.headers.get('etag'));
    expect(old.headers.get('etag')).not.toBe(reply.headers.get('etag'));
  });

  test('are not sent again to browsers that have them', async () => {
    const { id } = await createProject(creator);
    const { path, reply } = await openPicture(id);
    const headers = { 'if-none-match': reply.headers.get('etag')! };
    expect((await openClient(server.url).request('GET', path, { headers })).status).toBe(304);
  });

  test.each(hostileNames)('are drawn for %s, which adds no element', async (name) => {
    const { id } = await createProject(creator, { name, lookingFor: [name.slice(0, 50)] });
    const preview = await previews.find.projects(id);
    const markup = preview!.svg.replaceAll(/>[^<]*</g, '><');
    expect(new Set(markup.match(/<\w+/g))).toEqual(
      new Set(['<svg', '<rect', '<g', '<path', '<text']),
    );
    expect(markup).not.toMatch(/alert|onload|href/);
    const { reply } = await openPicture(id);
    expect(reply.status).toBe(200);
  });

  test.each([
    '/og/projects/999999999-00.png',
    '/og/projects/x-00.png',
    '/og/projects/1',
    '/og/events/1-00.png',
    '/og/__proto__/1-00.png',
    '/og/projects/1-00.svg',
  ])('returns not_found for %s', async (path) => {
    expect((await openClient(server.url).request('GET', path)).status).toBe(404);
  });

  test('returns too_many_requests to a network that asks for many new ones', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    const { id } = await createProject(creator, { teamSize: 100 });
    for (let count = 0; count < 61; count += 1) {
      // Another name is another picture.
      await server.pool.query('update projects set name = $1 where id = $2', [`Name ${count}`, id]);
      server.advanceHours(1);
      const path = `/og/projects/${id}-00.png`;
      statuses.push((await openClient(server.url).request('GET', path, { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  }, 60_000);
});

describe('search engines', () => {
  const read = async (path: string) => (await openClient(server.url).request('GET', path)).text();

  test('find the sitemap in robots.txt', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain('Sitemap: http://pieces.test/sitemap.xml');
    expect(robots).toContain('Disallow: /team-workspace/');
    expect(robots).not.toContain('Disallow: /projects');
  });

  test('find every project and when it changed', async () => {
    const { id, updatedAt } = await createProject(creator);
    expect(await read('/sitemap.xml')).toContain('<loc>http://pieces.test/sitemaps/1.xml</loc>');
    const sitemap = await read('/sitemaps/1.xml');
    const address = escapeMarkup(`http://pieces.test/projects/${id}`);
    expect(sitemap).toContain(`<loc>${address}</loc><lastmod>${updatedAt}</lastmod>`);
    expect(sitemap).toMatch(/<\/urlset>\s*$/);
  });

  test('read 50,000 ids in each file', async () => {
    await server.pool.query(
      `insert into projects (id, creator_id, name, description, status, difficulty, team_size,
                             github_url, image, tech_stack, looking_for)
       overriding system value
       select 50001, creator_id, name, description, status, difficulty, team_size, github_url, image,
              tech_stack, looking_for from projects limit 1`,
    );
    expect(await read('/sitemap.xml')).toContain('/sitemaps/2.xml');
    expect(await read('/sitemaps/2.xml')).toContain('/projects/50001<');
    expect(await read('/sitemaps/1.xml')).not.toContain('/projects/50001<');
  });

  test.each(['/sitemaps/3.xml', '/sitemaps/0.xml', '/sitemaps/x.xml', '/sitemaps/99999999.xml'])(
    'returns not_found for %s',
    async (path) => {
      expect((await openClient(server.url).request('GET', path)).status).toBe(404);
    },
  );
});
