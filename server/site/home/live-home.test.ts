import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createHackathon, endInHours } from '#tests/factories/hackathons.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createEvent, createOrganizer } from '#tests/factories/events.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, projectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
});

const set = (area: string, mode: string) =>
  admin.send('PUT /admin/areas/{area}', { params: { area }, body: { mode } });
const visitor = () => openClient(server.url);
const read = async () => (await visitor().send('GET /statistics')).body.figures;

test('counts nothing unless Home is live', async () => {
  for (const mode of ['sample', 'hidden']) {
    await set('home', mode);
    expect((await visitor().refused('GET /statistics')).body.code).toBe('not_live');
  }
});

test('counts members, projects, what took place and achievements, for ten minutes', async () => {
  await set('home', 'live');
  expect(await read()).toEqual([]);

  const people = [];
  for (let at = 0; at < 11; at += 1) people.push(await createPerson(server));
  for (const person of people) await createProject(person);
  const deleted = await createProject(people[0]!, projectForm({ name: 'Gone tomorrow' }));
  await people[0]!.send('DELETE /projects/{projectId}', { params: { projectId: deleted.id } });
  await server.pool.query(`update users set suspended_until = 'infinity' where id = $1`, [
    people[0]!.id,
  ]);
  // One that isn't over, one that isn't listed and one that was canceled don't count.
  await createHackathon(admin);
  const unlisted = await createHackathon(admin, { visibility: 'link' });
  const canceled = await createHackathon(admin);
  const params = { slug: canceled.slug };
  await admin.send('POST /hackathons/{slug}/cancellation', {
    params,
    body: { reason: 'The room is gone' },
  });
  const past = await Promise.all(people.slice(1).map((person) => createHackathon(person)));
  for (const hackathon of [unlisted, canceled, ...past]) await endInHours(server, hackathon, -1);
  // They count while events are live.
  await makeLive(server, 'events');
  const organizer = await createOrganizer(server);
  const held = await createEvent(organizer, { repeat: { weeks: 1, times: 12 } });
  const soon = await createEvent(organizer);
  await server.pool.query(
    `update calendar_events set starts_at = now() - interval '2 hours',
       ends_at = now() - interval '1 hour' where id <> $1`,
    [soon.id],
  );
  await server.pool.query('update calendar_events set canceled_at = now() where id = $1', [
    held.id,
  ]);

  expect(await read()).toEqual([]);
  server.advanceHours(11 / 60);
  expect(await read()).toEqual([
    { name: 'members', count: 12 },
    { name: 'projects', count: 11 },
    { name: 'events', count: 21 },
    { name: 'achievements', count: 11 },
  ]);
  const countEvents = async () => (await read()).find(({ name }) => name === 'events')?.count;
  await set('events', 'hidden');
  expect(await countEvents()).toBe(10);
  await set('events', 'live');
  await set('hackathons', 'hidden');
  expect(await countEvents()).toBe(11);
  await set('events', 'hidden');
  expect((await read()).map(({ name }) => name)).toEqual(['members', 'projects', 'achievements']);
});
