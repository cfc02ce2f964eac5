import { beforeAll, describe, expect, test } from 'vitest';
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { tell } from './actions.ts';
import { markSubjectRead } from './store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const list = async (person: Person, before?: number) =>
  (await person.send('GET /notifications', before ? { query: { before } } : {})).body;
const textsFor = async (person: Person) =>
  (await list(person)).notifications.map(({ text }) => text);
const mailsTo = async ({ email }: Person) =>
  (await server.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);

const ticket = { ticketId: 5, title: 'Map tiles' };

async function createPair() {
  const { creator, member, project } = await createTeam(server);
  await server.mail();
  await server.pool.query('delete from notifications where user_id = any($1)', [
    [creator.id, member.id],
  ]);
  const assign = (data = ticket) =>
    server.db.transaction().execute((db) =>
      tell(db, {
        kind: 'ticket_assigned',
        to: member.id,
        actorId: creator.id,
        projectId: project.id,
        data,
      }),
    );
  return { creator, member, project, assign };
}

const choose = (person: Person, kind: NotificationKind, email: string) =>
  server.pool.query('insert into notification_settings values ($1, $2, $3)', [
    person.id,
    kind,
    email,
  ]);

test('tells a person, with who did it, where and the page it’s about', async () => {
  const { creator, member, project, assign } = await createPair();
  await assign();
  expect(await list(member)).toEqual({
    notifications: [
      {
        id: expect.any(Number),
        kind: 'ticket_assigned',
        text: `${creator.name} assigned you “Map tiles”`,
        path: `/tickets/${project.id}/5`,
        subject: 'ticket:5',
        project: { id: project.id, name: project.name },
        actor: { id: creator.id, name: creator.name, avatar: null },
        createdAt: expect.any(String),
        isRead: false,
      },
    ],
    hasMore: false,
    unread: 1,
  });
});

test('tells nobody about what they did themselves', async () => {
  const { creator, member, project } = await createPair();
  await tell(server.db, {
    kind: 'member_joined',
    to: [creator.id, member.id],
    actorId: creator.id,
    projectId: project.id,
    data: { role: '' },
  });
  expect(await textsFor(creator)).toEqual([]);
  expect(await textsFor(member)).toEqual([`${creator.name} joined ${project.name}`]);
});

test('a notification and its email exist only if the change was committed', async () => {
  const { creator, member, project } = await createPair();
  const failing = server.db.transaction().execute(async (db) => {
    await tell(db, {
      kind: 'ticket_assigned',
      to: member.id,
      actorId: creator.id,
      projectId: project.id,
      data: ticket,
    });
    throw new Error('No luck');
  });
  await expect(failing).rejects.toThrow('No luck');
  expect(await textsFor(member)).toEqual([]);
  expect(await mailsTo(member)).toEqual([]);
});

describe('emails', () => {
  test('are sent right away for a kind that is due now', async () => {
    const { creator, member, assign } = await createPair();
    await assign();
    expect(await mailsTo(member)).toEqual([`${creator.name} assigned you “Map tiles”`]);
  });

  test.each(['daily', 'weekly', 'never'])(
    'are not sent right away if someone chose %s',
    async (email) => {
      const { member, assign } = await createPair();
      await choose(member, 'ticket_assigned', email);
      await assign();
      expect(await mailsTo(member)).toEqual([]);
      expect(await textsFor(member)).toHaveLength(1);
    },
  );

  test('are sent right away for a daily kind if someone chose so', async () => {
    const { creator, member, project } = await createPair();
    await choose(creator, 'comment_written', 'now');
    for (const to of [creator.id, member.id]) {
      await tell(server.db, {
        kind: 'comment_written',
        to,
        actorId: to === creator.id ? member.id : creator.id,
        projectId: project.id,
        data: ticket,
      });
    }
    expect(await mailsTo(creator)).toContain(`${member.name} commented on “Map tiles”`);
    expect(await mailsTo(member)).toEqual([]);
  });

  test('wait for the daily email after 20 within an hour', async () => {
    const { member, assign } = await createPair();
    for (let count = 0; count < 23; count += 1) await assign();
    expect(await mailsTo(member)).toHaveLength(20);
    const { rows } = await server.pool.query(
      'select from notifications where user_id = $1 and email_at > now()',
      [member.id],
    );
    expect(rows).toHaveLength(3);
  });

  test('about a removed member are sent even then', async () => {
    const { creator, member, project, assign } = await createPair();
    for (let count = 0; count < 20; count += 1) await assign();
    await tell(server.db, {
      kind: 'member_removed',
      to: member.id,
      actorId: creator.id,
      projectId: project.id,
      data: { note: 'We wish you well.' },
    });
    expect(await mailsTo(member)).toContain(`${creator.name} removed you from ${project.name}`);
  });
});

describe('reading', () => {
  test('marks all notifications up to a given one as read, and no later ones', async () => {
    const { member, assign } = await createPair();
    await assign();
    await assign();
    const [newest] = (await list(member)).notifications;
    await assign();
    await member.send('PUT /notifications/read', { body: { upTo: newest?.id } });
    const { notifications, unread } = await list(member);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    expect(unread).toBe(1);
  });

  test('marks only those about a subject', async () => {
    const { member, assign } = await createPair();
    await assign();
    await assign({ ticketId: 6, title: 'Legend' });
    const [newest] = (await list(member)).notifications;
    await member.send('PUT /notifications/read', {
      body: { upTo: newest?.id, subject: 'ticket:5' },
    });
    const { notifications } = await list(member);
    expect(notifications.map(({ subject, isRead }) => [subject, isRead])).toEqual([
      ['ticket:6', false],
      ['ticket:5', true],
    ]);
  });

  test('does not touch someone else’s', async () => {
    const { creator, member, assign } = await createPair();
    await assign();
    const [{ id } = { id: 0 }] = (await list(member)).notifications;
    await creator.send('PUT /notifications/read', { body: { upTo: id } });
    expect((await list(member)).unread).toBe(1);
  });

  test('marks notifications about a closed subject as read for everyone, but not other kinds', async () => {
    const { creator, member, project, assign } = await createPair();
    await assign();
    for (const to of [creator.id, member.id]) {
      await tell(server.db, {
        kind: 'comment_written',
        to,
        actorId: null,
        projectId: project.id,
        data: ticket,
      });
    }
    await markSubjectRead(server.db, { subject: 'ticket:5', kinds: ['comment_written'] });
    expect((await list(creator)).unread).toBe(0);
    expect((await list(member)).notifications.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['comment_written', true],
      ['ticket_assigned', false],
    ]);
  });
});

test('lists 30 at a time, newest first', async () => {
  const { member, assign } = await createPair();
  for (let count = 1; count <= 35; count += 1)
    await assign({ ticketId: count, title: `T${count}` });
  const first = await list(member);
  expect([first.notifications.length, first.hasMore, first.unread]).toEqual([30, true, 35]);
  const second = await list(member, first.notifications.at(-1)?.id);
  expect(second.notifications.map(({ subject }) => subject)).toEqual(
    [5, 4, 3, 2, 1].map((number) => `ticket:${number}`),
  );
  expect(second.hasMore).toBe(false);
});

test('a deleted account is no longer named, and its own notifications are deleted', async () => {
  const { creator, member, assign } = await createPair();
  await assign();
  const other = await createPerson(server);
  await tell(server.db, { kind: 'followed', to: creator.id, actorId: other.id, data: {} });
  await server.pool.query('delete from users where id = $1', [other.id]);
  expect(await textsFor(creator)).toEqual(['Someone followed you']);
  await server.pool.query('delete from users where id = $1', [member.id]);
  const { rows } = await server.pool.query('select from notifications where user_id = $1', [
    member.id,
  ]);
  expect(rows).toEqual([]);
});

test('upkeep deletes notifications read over 30 days ago, and all after a year', async () => {
  const { member, assign } = await createPair();
  for (const _ of Array.from({ length: 4 })) await assign();
  const ids = (await list(member)).notifications.map(({ id }) => id);
  const age = (id: number | undefined, created: string, read: string | null) =>
    server.pool.query(
      `update notifications set created_at = now() - $2::interval, read_at = now() - $3::interval
        where id = $1`,
      [id, created, read],
    );
  await age(ids[0], '40 days', '31 days');
  await age(ids[1], '40 days', '29 days');
  await age(ids[2], '364 days', null);
  await age(ids[3], '366 days', null);
  await server.sweep();
  expect((await list(member)).notifications.map(({ id }) => id)).toEqual(
    [ids[2], ids[1]].toSorted((a, b) => b! - a!),
  );
});
