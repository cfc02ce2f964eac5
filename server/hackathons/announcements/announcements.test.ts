import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  addStaff,
  createHackathon,
  createParticipants,
  signUp,
} from '#tests/factories/hackathons.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /hackathons/{slug}/announcements';
const post = 'POST /hackathons/{slug}/announcements';
const staff = 'PUT /hackathons/{slug}/staff/{userId}';

let server: TestServer;
let otherUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  otherUrl = await server.startAnother();
});

async function createRunning(fields = {}) {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer, fields);
  return { organizer, hackathon, params: { slug: hackathon.slug } };
}

const textsOf = async (person: Person, params: { slug: string }) =>
  (await person.send(list, { params })).body.announcements.map(({ text }) => text);

const emailsAbout = async ({ email }: Person, news: string) =>
  (await server.mail()).filter((mail) => mail.to === email && mail.text.includes(`${news}.`));

test('notifies all participants and helpers once, except the author', async () => {
  const { organizer, hackathon, params } = await createRunning({ mostPeople: 2 });
  const [aino, juno] = await createParticipants(server, hackathon, ['Aino', 'Juno']);
  const [waiting] = await createParticipants(server, hackathon, ['Waiting']);
  const helper = await createPerson(server, 'Helper');
  await organizer.send(staff, {
    params: { ...params, userId: helper.id },
    body: { role: 'helper' },
  });
  const judge = await createPerson(server, 'Judge');
  await addStaff(organizer, hackathon, { person: judge, role: 'judge' });
  const { body } = await organizer.send(post, {
    params,
    body: { text: '  Lunch is ready.\nSecond floor.  ' },
  });
  expect(body).toMatchObject({
    text: 'Lunch is ready.\nSecond floor.',
    author: { id: organizer.id, name: organizer.name },
  });
  const news = `${organizer.name} has news about ${hackathon.name}`;
  for (const person of [aino!, juno!, helper, judge]) {
    expect((await notifiedTexts(person)).filter((text) => text === news)).toHaveLength(1);
    const [email, ...others] = await emailsAbout(person, news);
    expect(email?.text).toContain('Lunch is ready.\nSecond floor.');
    expect(others).toEqual([]);
  }
  for (const person of [waiting!, organizer])
    expect(await notifiedTexts(person)).not.toContain(news);
  for (const person of [aino!, waiting!, helper, judge, organizer])
    expect(await textsOf(person, params)).toEqual(['Lunch is ready.\nSecond floor.']);
});

test('helpers can announce something, participants can’t, and others don’t see it', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const helper = await createPerson(server, 'Helper');
  await organizer.send(staff, {
    params: { ...params, userId: helper.id },
    body: { role: 'helper' },
  });
  await helper.send(post, { params, body: { text: 'Doors are open' } });
  const refusal = await aino!.refused(post, { params, body: { text: 'Free pizza' } });
  expect(refusal.status).toBe(403);
  const stranger = await createPerson(server);
  expect((await stranger.refused(list, { params })).status).toBe(403);
  expect(await textsOf(organizer, params)).toEqual(['Doors are open']);
});

test('doesn’t notify people who have blocked the author, or whom the author has blocked', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const people = await createParticipants(server, hackathon, ['Aino', 'Juno', 'Yuki']);
  const [aino, juno, yuki] = people as [Person, Person, Person];
  await aino.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
  await organizer.send('PUT /users/blocks/{userId}', { params: { userId: juno.id } });
  await organizer.send(post, { params, body: { text: 'We begin' } });
  const news = `${organizer.name} has news about ${hackathon.name}`;
  expect(await notifiedTexts(yuki)).toContain(news);
  for (const person of [aino, juno]) expect(await notifiedTexts(person)).not.toContain(news);
});

test.each([
  ['Announcement is required', ''],
  ['Announcement must not exceed 1000 characters', 'x'.repeat(1001)],
  ['An announcement can have one link', 'See www.a.example and https://b.example'],
])('returns invalid_input for %s', async (message, text) => {
  const { organizer, params } = await createRunning();
  const { body } = await organizer.refused(post, { params, body: { text } });
  expect(body.errors).toEqual([{ field: 'text', message }]);
  expect(await textsOf(organizer, params)).toEqual([]);
});

test('an announcement can have one link, which its email leaves out', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const text = 'The plan: https://www.harbor.example/plan';
  await organizer.send(post, { params, body: { text } });
  expect(await textsOf(aino!, params)).toEqual([text]);
  const [email] = await emailsAbout(aino!, `${organizer.name} has news about ${hackathon.name}`);
  expect(email?.text).not.toContain('harbor.example');
});

test('its email can be turned off', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  await aino!.send('PUT /users/notification-settings', {
    body: { emails: [{ kind: 'hackathon_announced', email: 'never' }] },
  });
  await organizer.send(post, { params, body: { text: 'We begin' } });
  const news = `${organizer.name} has news about ${hackathon.name}`;
  expect(await notifiedTexts(aino!)).toContain(news);
  expect(await emailsAbout(aino!, news)).toEqual([]);
});

test('with the same Idempotency-Key, it’s announced once', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const [aino] = await createParticipants(server, hackathon, ['Aino']);
  const send = (url: string) =>
    openClient(url, organizer.cookies).request(
      'POST',
      `/api/hackathons/${params.slug}/announcements`,
      { body: { text: 'We begin' }, headers: { 'idempotency-key': 'begin' } },
    );
  await organizer.send('GET /auth/me');
  const [one, other] = await Promise.all([send(server.url), send(otherUrl)]);
  expect(await one.json()).toEqual(await other.json());
  expect(await textsOf(aino!, params)).toEqual(['We begin']);
});

test('returns too_many_requests after ten in a day, even if two send the last one simultaneously', async () => {
  const { organizer, hackathon, params } = await createRunning();
  for (let count = 1; count < 10; count += 1)
    await organizer.send(post, { params, body: { text: `News ${count}` } });
  const path = `/api/hackathons/${params.slug}/announcements`;
  // Both have begun before either has stored something.
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('select from hackathons where id = $1 for update', [hackathon.id]);
  const sending = Promise.all(
    [server.url, otherUrl].map((url, at) =>
      openClient(url, organizer.cookies).request('POST', path, { body: { text: `Last ${at}` } }),
    ),
  );
  await waitForLock(server.pool, 2);
  await client.query('rollback');
  client.release();
  const replies = await sending;
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
  expect(await textsOf(organizer, params)).toHaveLength(10);
  await server.pool.query(
    `update hackathon_announcements set created_at = created_at - interval '1 day'`,
  );
  await organizer.send(post, { params, body: { text: 'Tomorrow' } });
});

test('returns too_late more than 30 days after the end', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const end = (days: number) =>
    server.pool.query(
      `update hackathons set opens_at = $2::timestamptz - interval '3 days',
              closes_at = $2::timestamptz - interval '2 days',
              starts_at = $2::timestamptz - interval '1 day', ends_at = $2 where id = $1`,
      [hackathon.id, new Date(Date.now() - days * 86_400_000)],
    );
  const can = async () =>
    (await organizer.send('GET /hackathons/{slug}', { params })).body.can.announce;
  await end(29.9);
  expect(await can()).toBe(true);
  await organizer.send(post, { params, body: { text: 'The photos are online' } });
  await end(30);
  expect(await can()).toBe(false);
  const refusal = await organizer.refused(post, { params, body: { text: 'Too late' } });
  expect(refusal.body.code).toBe('too_late');
});

test('lists 30 at a time, newest first', async () => {
  const { organizer, hackathon, params } = await createRunning();
  await server.pool.query(
    `insert into hackathon_announcements (hackathon_id, author_id, text, created_at)
     select $1, $2, 'News ' || number, now() - interval '2 days' from generate_series(1, 31) as number`,
    [hackathon.id, organizer.id],
  );
  const { body } = await organizer.send(list, { params });
  expect(body.hasMore).toBe(true);
  expect(body.announcements.map(({ text }) => text).slice(0, 2)).toEqual(['News 31', 'News 30']);
  const before = body.announcements.at(-1)!.id;
  const rest = await organizer.send(list, { params, query: { before } });
  expect(rest.body).toMatchObject({ announcements: [{ text: 'News 1' }], hasMore: false });
});

test('when the author’s account is deleted, the announcement stays without a name', async () => {
  const { organizer, hackathon, params } = await createRunning();
  const aino = await createPerson(server, 'Aino');
  await signUp(aino, hackathon);
  await organizer.send(staff, {
    params: { ...params, userId: aino.id },
    body: { role: 'organizer' },
  });
  await organizer.send(post, { params, body: { text: 'We begin' } });
  const exported = await organizer.request('GET', '/api/users/export');
  expect(await exported.text()).toContain('"announced_by_you":"We begin"');
  await organizer.send('POST /users/deletion', { body: { email: organizer.email, password } });
  const { body } = await aino.send(list, { params });
  expect(body.announcements).toMatchObject([{ text: 'We begin', author: null }]);
  expect((await notifiedTexts(aino)).join()).not.toContain('has news');
});
