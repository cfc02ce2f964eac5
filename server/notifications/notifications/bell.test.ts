import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readNotifications, readStream } from '#tests/event-stream.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { tell } from './actions.ts';

const events = 'GET /notifications/events';

let server: TestServer;
/** Another process on the same database. */
let another: string;

beforeAll(async () => {
  server = await startTestServer();
  another = await server.startAnother();
});

const at = (url: string, person: Person) => ({ ...person, ...openClient(url, person.cookies) });

async function listen(person: Person, headers = {}) {
  const stream = await readNotifications(person, headers);
  onTestFinished(stream.close);
  await stream.until((received) => received.length > 0);
  return stream;
}

const follow = (from: Person, to: Person) =>
  tell(server.db, { kind: 'followed', to: to.id, actorId: from.id, data: {} });

async function createPair() {
  const [aino, eetu] = [await createPerson(server, 'Aino'), await createPerson(server, 'Eetu')];
  return { aino, eetu };
}

test('a stream starts with the unread count and sends each new notification', async () => {
  const { aino, eetu } = await createPair();
  await follow(eetu, aino);
  const stream = await listen(aino);
  expect(stream.state()?.unread).toBe(1);
  await follow(eetu, aino);
  await stream.until(() => stream.state()?.unread === 2);
  const [newest] = (await aino.send('GET /notifications')).body.notifications;
  expect(stream.state()?.last).toBe(newest?.id);
  expect(stream.events.at(-1)?.id).toBe(newest?.id);
});

test('a stream on another process learns about new notifications and read ones', async () => {
  const { aino, eetu } = await createPair();
  const stream = await listen(at(another, aino));
  expect(stream.state()).toEqual({ unread: 0, last: 0, lastAt: null });
  await follow(eetu, aino);
  await stream.until(() => stream.state()?.unread === 1);
  await aino.send('PUT /notifications/read', { body: { upTo: stream.state()?.last } });
  await stream.until(() => stream.state()?.unread === 0);
});

test('someone who reconnects learns what they missed', async () => {
  const { aino, eetu } = await createPair();
  await follow(eetu, aino);
  const stream = await listen(aino);
  const last = stream.state()?.last;
  stream.close();
  await follow(eetu, aino);
  const again = await listen(aino, { 'last-event-id': String(last) });
  expect(again.state()?.unread).toBe(2);
});

test('a person gets no notifications meant for someone else', async () => {
  const { aino, eetu } = await createPair();
  const stream = await listen(eetu);
  await follow(eetu, aino);
  await follow(aino, eetu);
  await stream.until(() => stream.state()?.unread === 1);
  expect(stream.events).toHaveLength(2);
});

test('the stream of a board has the notifications of its reader too, without a number', async () => {
  const { creator, member, project } = await createTeam(server);
  const stream = await readStream(member, project.id);
  onTestFinished(stream.close);
  await stream.until(() => stream.state() !== undefined);
  const before = stream.state()?.unread ?? 0;
  await follow(creator, member);
  await stream.until(() => stream.state()?.unread === before + 1);
  const numbered = stream.events.filter(({ name, id }) => name === 'notifications' && id);
  expect(numbered).toEqual([]);
});

describe('a stream ends', () => {
  test.each([
    ['this process', () => server.url],
    ['another process', () => another],
  ])('when its session ends, on %s', async (_name, url) => {
    const { aino } = await createPair();
    const stream = await listen(at(url(), aino));
    await aino.send('POST /logout');
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe('gone');
  });

  test('at the next heartbeat after its session expired', async () => {
    const { aino, eetu } = await createPair();
    const [stream, other] = [await listen(aino), await listen(eetu)];
    await server.pool.query(`update sessions set expires_at = now() where user_id = $1`, [aino.id]);
    await server.heartbeat();
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe('gone');
    await follow(aino, eetu);
    await other.until(() => other.state()?.unread === 1);
  });
});

test('too_many_requests: one person can have 20 streams open in a process', async () => {
  const { aino, eetu } = await createPair();
  const streams = [];
  for (let count = 0; count < 20; count += 1) streams.push(await listen(aino));
  const refusal = await aino.refused(events);
  expect(refusal.body.code).toBe('too_many_requests');
  await listen(eetu);
  streams[0]?.close();
  await expect
    .poll(async () => {
      const response = await aino.request('GET', '/api/notifications/events');
      void response.body?.cancel();
      return response.status;
    })
    .toBe(200);
});
