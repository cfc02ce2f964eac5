import { beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { areaNames } from '#contract/values/areas.ts';
import { connectDatabase } from '#server/platform/database/connect.ts';
import { openClient } from '#tests/client.ts';
import { hackathonForm } from '#tests/factories/hackathons.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import type { Person } from '#tests/factories/people.ts';
import { withDatabaseName } from '#tests/database/postgres.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { keepModes } from './modes.ts';

const key = 'PUT /admin/areas/{area}';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
});

beforeEach(async () => {
  for (const area of areaNames) await set(area, 'sample');
});

const set = (area: string, mode: string, visitors?: boolean) =>
  admin.send(key, { params: { area }, body: { mode, visitors } });
const modesAt = async (url: string) => (await openClient(url).send('GET /areas')).body;
const allSample = {
  ...Object.fromEntries(areaNames.map((name) => [name, 'sample'])),
  membersOnly: [],
  creators: 'organizers',
};

test('all areas are sample content at first', async () => {
  expect(await modesAt(server.url)).toEqual(allSample);
});

test('an admin hides an area in all processes, and it is logged once', async () => {
  const other = await server.startAnother();
  expect(await modesAt(other)).toEqual(allSample);
  const hidden = { ...allSample, forum: 'hidden' };
  expect((await set('forum', 'hidden')).body).toEqual(hidden);
  await set('forum', 'hidden');
  expect(await modesAt(server.url)).toEqual(hidden);
  await expect.poll(() => modesAt(other)).toEqual(hidden);
  const { rows } = await server.pool.query(
    `select actor_id, subject from audit where act = 'hide_area'`,
  );
  expect(rows).toEqual([{ actor_id: admin.id, subject: 'area:forum' }]);
});

test('two admins who change an area at the same time leave one mode, logged once', async () => {
  const { rows: before } = await server.pool.query(`select count(*) from audit`);
  await Promise.all(Array.from({ length: 8 }, () => set('events', 'hidden')));
  const { rows: after } = await server.pool.query(`select count(*) from audit`);
  expect(after[0].count - before[0].count).toBe(1);
  expect(await modesAt(server.url)).toMatchObject({ events: 'hidden' });
});

test('refuses an area or a mode that isn’t there', async () => {
  const refuse = async (area: string, mode: string) =>
    (await admin.refused(key, { params: { area }, body: { mode } })).body.message;
  expect(
    (await admin.refused(key, { params: { area: 'gallery' }, body: { mode: 'hidden' } })).status,
  ).toBe(404);
  expect(await refuse('forum', 'secret')).toBe('Choose a mode from the list');
  expect(await refuse('business', 'live')).toBe('Choose a mode from the list');
  expect(await modesAt(server.url)).toEqual(allSample);
});

test('while hackathons are hidden, nobody lists or creates one, but those with the link open theirs', async () => {
  const { slug } = (await admin.send('POST /hackathons', { body: hackathonForm() })).body;
  await set('hackathons', 'hidden');
  for (const [call, options] of [
    ['GET /hackathons', {}],
    ['POST /hackathons', { body: hackathonForm() }],
  ] as const)
    expect((await admin.refused(call, options)).body).toMatchObject({
      code: 'not_live',
      status: 404,
    });
  const { body } = await admin.send('GET /hackathons/{slug}', { params: { slug } });
  expect(body.slug).toBe(slug);
});

test('an admin closes a live area to visitors in all processes, and nothing else', async () => {
  const other = await server.startAnother();
  const statusesAt = async (url: string) => {
    const visitor = openClient(url);
    const replies = await Promise.all([
      visitor.refused('GET /forum'),
      visitor.refused('GET /hackathons'),
    ]);
    return replies.map(({ body }) => body.code);
  };
  const closed = { ...allSample, forum: 'live', hackathons: 'live' };
  await set('forum', 'live', false);
  expect((await set('hackathons', 'live', false)).body).toEqual({
    ...closed,
    membersOnly: ['forum', 'hackathons'],
  });
  for (const url of [server.url, other])
    await expect.poll(() => statusesAt(url)).toEqual(['unauthenticated', 'unauthenticated']);
  expect((await admin.send('GET /forum')).status).toBe(200);
  expect((await admin.send('GET /hackathons')).status).toBe(200);
  await set('hackathons', 'hidden');
  expect(await statusesAt(server.url)).toEqual(['unauthenticated', 'not_live']);
  expect((await set('forum', 'live')).body).toMatchObject({ forum: 'live', membersOnly: [] });
  expect((await openClient(server.url).send('GET /forum')).status).toBe(200);
  for (const [area, mode] of [
    ['home', 'live'],
    ['forum', 'hidden'],
  ] as const)
    expect(
      (await admin.refused(key, { params: { area }, body: { mode, visitors: false } })).body
        .message,
    ).toBe('Only real events, forum and hackathons can be closed to visitors');
});

test('the modes are read again every minute, and stay as they were while they can’t be', async () => {
  await set('forum', 'hidden');
  let now = Date.now();
  const ended = connectDatabase(
    withDatabaseName(inject('postgres'), await databaseName()),
    () => {},
  );
  const modes = keepModes({ db: ended.db, clock: () => new Date(now), onAnnouncement: () => {} });
  expect(await modes.get()).toEqual({ forum: 'hidden' });
  await set('events', 'hidden');
  expect(await modes.get()).toEqual({ forum: 'hidden' });
  now += 61_000;
  await expect.poll(() => modes.get()).toEqual({ forum: 'hidden', events: 'hidden' });
  await ended.close();
  now += 61_000;
  const both = { forum: 'hidden', events: 'hidden' };
  for (const wait of [0, 1_000, 6_000]) {
    now += wait;
    expect(await modes.get()).toEqual(both);
  }
});

const databaseName = async () =>
  (await server.pool.query<{ name: string }>('select current_database() as name')).rows[0]!.name;
