import { beforeAll, describe, expect, test } from 'vitest';
import {
  type EmailTime,
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from '#contract/notifications/notification-kinds.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { secret, startTestServer, type TestServer } from '#tests/server.ts';
import { tell } from './actions.ts';
import { readSubscription, signSubscription } from './unsubscribe-token.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const get = 'GET /users/notification-settings';
const put = 'PUT /users/notification-settings';
const unsubscribe = 'POST /unsubscribe/{token}';

const emailOf = async (person: Person, kind: NotificationKind) =>
  (await person.send(get)).body.emails.find((setting) => setting.kind === kind)?.email;

test('lists every kind with its default, and saves what someone chooses', async () => {
  const person = await createPerson(server);
  const { body } = await person.send(get);
  expect(body.timeZone).toBe('');
  expect(body.emails.map(({ kind }) => kind)).toEqual(notificationKindNames);
  expect(await emailOf(person, 'mentioned')).toBe('now');
  expect(await emailOf(person, 'followed')).toBe('never');
  const emails = [{ kind: 'mentioned', email: 'weekly' }];
  const saved = await person.send(put, { body: { emails, timeZone: 'Europe/Helsinki' } });
  expect(saved.body.timeZone).toBe('Europe/Helsinki');
  expect(await emailOf(person, 'mentioned')).toBe('weekly');
  await person.send(put, { body: { emails: [{ kind: 'mentioned', email: 'daily' }] } });
  expect(await emailOf(person, 'mentioned')).toBe('daily');
  expect((await person.send(get)).body.timeZone).toBe('Europe/Helsinki');
  expect(await emailOf(await createPerson(server), 'mentioned')).toBe('now');
});

test('a choice that a kind no longer has doesn’t count', async () => {
  const person = await createPerson(server);
  await server.pool.query('insert into notification_settings values ($1, $2, $3)', [
    person.id,
    'ticket_due',
    'weekly',
  ]);
  expect(await emailOf(person, 'ticket_due')).toBe('now');
});

test('the browser’s time zone is only saved if none is known', async () => {
  const person = await createPerson(server);
  const save = async (body: object) => (await person.send(put, { body })).body.timeZone;
  expect(await save({ browserTimeZone: 'Europe/Oslo' })).toBe('Europe/Oslo');
  expect(await save({ browserTimeZone: 'Asia/Tokyo' })).toBe('Europe/Oslo');
  expect(await save({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});

test.each([
  [
    { emails: [{ kind: 'member_removed', email: 'never' }] },
    'This email doesn’t have that option. Choose another one',
  ],
  [{ emails: [{ kind: 'nothing', email: 'never' }] }, 'Choose a kind from the list'],
  [{ emails: [{ kind: 'mentioned', email: 'hourly' }] }, 'Choose how soon from the list'],
  [
    { emails: [{ kind: 'ticket_due', email: 'weekly' }] },
    'This email doesn’t have that option. Choose another one',
  ],
  [{ timeZone: 'Moon/Sea' }, 'Choose a time zone from the list'],
])('returns invalid_input for %o', async (body, message) => {
  const person = await createPerson(server);
  const refusal = await person.refused(put, { body });
  expect(refusal.body).toMatchObject({ code: 'invalid_input', message });
});

test('someone who silences everything is only emailed about what can’t be silenced', async () => {
  const { member, creator, project } = await createTeam(server);
  const choicesOf = (kind: NotificationKind): readonly EmailTime[] =>
    notificationKinds[kind].choices;
  const silent = notificationKindNames.filter((kind) => choicesOf(kind).includes('never'));
  await member.send(put, {
    body: { emails: silent.map((kind) => ({ kind, email: 'never' as const })) },
  });
  for (const kind of notificationKindNames)
    await tell(server.db, {
      kind,
      to: member.id,
      actorId: creator.id,
      projectId: project.id,
      data: { ticketId: 5, requestId: 5, invitationId: 5, reservationId: 5, hackathonId: 5 },
    });
  const { rows } = await server.pool.query<{ kind: string; is_emailed: boolean }>(
    `select kind, email_at is not null or mailed_at is not null as is_emailed
       from notifications where user_id = $1`,
    [member.id],
  );
  expect(rows).toHaveLength(notificationKindNames.length);
  const emailed = rows.filter((row) => row.is_emailed).map(({ kind }) => kind);
  // Others have an email of their own.
  const hasEmail = (kind: NotificationKind) => notificationKinds[kind].email !== 'never';
  const rest = notificationKindNames.filter((kind) => !silent.includes(kind) && hasEmail(kind));
  expect(emailed.toSorted()).toEqual(rest.toSorted());
  expect(rest).toContain('join_request_answered');
  expect(rest).not.toContain('mentioned');
});

describe('unsubscribing', () => {
  async function getMail(kind: 'ticket_assigned' | 'member_removed') {
    const { creator, member, project } = await createTeam(server);
    const about = { to: member.id, actorId: creator.id, projectId: project.id };
    if (kind === 'member_removed') await tell(server.db, { kind, ...about, data: { note: '' } });
    else await tell(server.db, { kind, ...about, data: { ticketId: 5, title: 'Map tiles' } });
    const mail = (await server.mail()).find(({ to }) => to === member.email);
    const link = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    return { member, mail, link, token: link.split('/').at(-1) ?? '' };
  }

  test('an email that can be silenced says how, to people and to programs', async () => {
    const { mail, link, token } = await getMail('ticket_assigned');
    expect(link).toMatch(/^http:\/\/pieces\.test\/api\/unsubscribe\/[\w-]+$/);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain('You get this email because someone assigned you a ticket.');
    expect(mail?.text).toContain(`http://pieces.test/unsubscribe#${token}`);
    expect(mail?.html).toContain(`http://pieces.test/unsubscribe#${token}`);
  });

  test('an email that can’t be silenced has no such link, and says why it came', async () => {
    const { mail } = await getMail('member_removed');
    expect(mail?.headers).toEqual({});
    expect(mail?.text).not.toContain('unsubscribe');
    expect(mail?.text).toContain('You get this email because you were on this team.');
  });

  test('one press of an email program stops a kind, without signing in', async () => {
    const { member, token } = await getMail('ticket_assigned');
    const response = await fetch(`${server.url}/api/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      message: 'We won’t email you about this anymore: A ticket is assigned to you.',
    });
    expect(await emailOf(member, 'ticket_assigned')).toBe('never');
    expect(await emailOf(member, 'mentioned')).toBe('now');
  });

  test('opening the address changes nothing and leads to the page that asks', async () => {
    const { member, token } = await getMail('ticket_assigned');
    const path = `/api/unsubscribe/${token}`;
    const response = await openClient(server.url).request('GET', path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/unsubscribe#${token}`);
    await openClient(server.url).request('HEAD', path);
    expect(await emailOf(member, 'ticket_assigned')).toBe('now');
  });

  test('the link of a digest stops daily and weekly emails, and no others', async () => {
    const person = await createPerson(server);
    await person.send(put, { body: { emails: [{ kind: 'followed', email: 'weekly' }] } });
    const token = signSubscription({ userId: person.id, kind: 'digest' }, secret);
    await openClient(server.url).send(unsubscribe, { params: { token } });
    const { emails } = (await person.send(get)).body;
    const byTime = Object.groupBy(emails, ({ email }) => email);
    expect(Object.keys(byTime).toSorted()).toEqual(['never', 'now']);
    expect(byTime.now?.map(({ kind }) => kind)).toContain('mentioned');
  });

  test('even a signed link can’t stop an email that can’t be silenced', async () => {
    const person = await createPerson(server);
    const token = signSubscription({ userId: person.id, kind: 'member_removed' }, secret);
    await openClient(server.url).send(unsubscribe, { params: { token } });
    expect(await emailOf(person, 'member_removed')).toBe('now');
  });

  test('not_found for a guessed link, or one changed to stop someone else’s emails', async () => {
    const [person, other] = [await createPerson(server), await createPerson(server)];
    const token = signSubscription({ userId: person.id, kind: 'mentioned' }, secret);
    const signature = token.slice(-43);
    const guesses = [
      'guessed',
      token.slice(0, -1),
      `${other.id}-mentioned-${signature}`,
      `${person.id}-followed-${signature}`,
      signSubscription({ userId: person.id, kind: 'mentioned' }, 'another secret'),
    ];
    for (const guess of guesses) {
      const refusal = await openClient(server.url).refused(unsubscribe, {
        params: { token: guess },
      });
      expect(refusal.body.code).toBe('not_found');
    }
    expect(await emailOf(person, 'mentioned')).toBe('now');
    expect(await emailOf(other, 'mentioned')).toBe('now');
  });

  test('a token names the account and the kind of email that it stops', () => {
    const subscription = { userId: 42, kind: 'comment_written' } as const;
    expect(readSubscription(signSubscription(subscription, secret), secret)).toEqual(subscription);
    expect(readSubscription('42-constructor-x', secret)).toBeUndefined();
  });
});

test('changing the same settings simultaneously in any order works', async () => {
  const person = await createPerson(server);
  await person.send(get);
  const urls = [server.url, await server.startAnother()];
  const kinds = ['mentioned', 'followed', 'ticket_due', 'member_left'] as const;
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const client = openClient(urls[at % 2]!, person.cookies);
      const emails = (at % 4 < 2 ? kinds : kinds.toReversed()).map((kind) => ({
        kind,
        email: 'daily' as const,
      }));
      return (await client.request('PUT', '/api/users/notification-settings', { body: { emails } }))
        .status;
    }),
  );
  expect(statuses).toEqual(Array(20).fill(200));
});
