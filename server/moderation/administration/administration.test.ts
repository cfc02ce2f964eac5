import { beforeAll, expect, test } from 'vitest';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer({ adminEmails: ['boss@admins.test'] });
  admin = await createAdmin(server);
});

const reason = 'It breaks our code of conduct.';
const listPeople = 'GET /admin/people';
const listProjects = 'GET /admin/projects';
const listEmails = 'GET /admin/emails';
const decideKey = 'POST /admin/decisions';

const findPeople = async (query: string) =>
  (await admin.send(listPeople, { query: { query } })).body.people;
const findProjects = async (query: string) =>
  (await admin.send(listProjects, { query: { query } })).body.projects;

const suspension = ({ id }: { id: number }, fields: object = {}) => ({
  body: {
    subject: { kind: 'person' as const, id },
    act: 'suspend' as const,
    reason,
    days: 3,
    isUnreported: true,
    ...fields,
  },
});

const undo = (decisionId: number) =>
  admin.send('POST /admin/decisions/{decisionId}/undo', {
    params: { decisionId },
    body: { reason },
  });

test('finds people by a part of their name or address, or by their ID', async () => {
  const person = await createPerson(server, 'Quentin');
  await createProject(person);
  const found = { id: person.id, name: person.name, email: person.email, teams: 1 };
  for (const query of ['uentin', person.email.toUpperCase(), `${person.id}`])
    expect(await findPeople(query)).toContainEqual(expect.objectContaining(found));
  expect(await findPeople('100%')).toEqual([]);
  expect(await findPeople(admin.email)).toMatchObject([{ isAdmin: true, suspension: null }]);
});

test('only your own profile says whether you’re an admin', async () => {
  const person = await createPerson(server);
  expect((await admin.send('GET /users/profile')).body.isAdmin).toBe(true);
  expect((await person.send('GET /users/profile')).body.isAdmin).toBe(false);
  const params = { userId: admin.id };
  const shown = await person.send('GET /users/{userId}/profile', { params });
  expect(shown.body).not.toHaveProperty('isAdmin');
});

test('lists 30 people at a time, the newest first', async () => {
  await server.pool.query(
    `insert into users (email, communication_email, first_name, last_name, login_method)
     select 'crowd' || at || '@pieces.test', 'crowd' || at || '@pieces.test', 'Crowd', '', 'email'
       from generate_series(1, 35) as at`,
  );
  const query = { query: 'crowd' };
  const { body: first } = await admin.send(listPeople, { query });
  const before = first.people.at(-1)!.id;
  const { body: second } = await admin.send(listPeople, { query: { ...query, before } });
  expect([first.people.length, first.hasMore]).toEqual([30, true]);
  expect([second.people.length, second.hasMore]).toEqual([5, false]);
  const ids = [...first.people, ...second.people].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(35);
});

test('finds projects by a part of their name or by their ID, without deleted ones', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { name: 'Zephyr charts' });
  const found = { id: project.id, members: 1, creator: { id: creator.id, name: creator.name } };
  for (const query of ['zephyr', `${project.id}`])
    expect(await findProjects(query)).toContainEqual(expect.objectContaining(found));
  await creator.send('DELETE /projects/{projectId}', { params: { projectId: project.id } });
  expect(await findProjects('zephyr')).toEqual([]);
});

test('an admin suspends someone without a report, and ends the suspension', async () => {
  const person = await createPerson(server);
  const { body: decision } = await admin.send(decideKey, suspension(person));
  const [listed] = await findPeople(person.email);
  expect(listed?.suspension).toEqual({ decisionId: decision.id, until: decision.until });
  expect((await person.request('GET', '/api/auth/me')).status).toBe(401);
  await undo(decision.id);
  expect((await findPeople(person.email))[0]?.suspension).toBeNull();
  const { body: log } = await admin.send('GET /admin/log');
  expect(log.entries.filter(({ subject }) => subject === `person:${person.id}`)).toMatchObject([
    { act: 'undo_suspend', reason, actor: { id: admin.id } },
    { act: 'suspend', reason, actor: { id: admin.id } },
  ]);
});

test('already_decided: several admins suspend someone simultaneously', async () => {
  const person = await createPerson(server);
  await admin.send('GET /auth/me');
  const send = async () =>
    (await admin.request('POST', '/api/admin/decisions', suspension(person))).status;
  const statuses = await Promise.all([send(), send(), send(), send()]);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
  expect((await admin.refused(decideKey, suspension(person))).body.code).toBe('already_decided');
});

test('lets one of two admins suspend the other when both try at the same time', async () => {
  const other = await createPerson(server);
  const third = await createPerson(server);
  await server.pool.query('insert into admins (user_id) values ($1), ($2)', [other.id, third.id]);
  for (const one of [other, third]) await one.send('GET /auth/me');
  const send = async (by: Person, about: Person) =>
    (await by.request('POST', '/api/admin/decisions', suspension(about))).status;
  const statuses = await Promise.all([send(other, third), send(third, other)]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  const { rows } = await server.pool.query(
    'select id from users where id = any($1) and suspended_until is null',
    [[other.id, third.id]],
  );
  expect(rows).toHaveLength(1);
});

test('deciding on one’s own also answers open reports', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  await aino.send('POST /reports', {
    body: { subject: { kind: 'person', id: mallory.id }, reason: 'spam' },
  });
  await admin.send(decideKey, suspension(mallory));
  const { cases } = (await admin.send('GET /admin/reports')).body;
  expect(cases.filter(({ subject }) => subject.id === mallory.id)).toEqual([]);
});

test('forbidden: deciding about something unreported that isn’t in a list', async () => {
  const subject = { kind: 'comment' as const, id: 1 };
  const refusal = await admin.refused(decideKey, suspension(admin, { subject, act: 'hide' }));
  expect([refusal.status, refusal.body.message]).toEqual([403, 'Nobody has reported this.']);
  const none = await admin.refused(
    decideKey,
    suspension(await createPerson(server), { act: 'none' }),
  );
  expect(none.status).toBe(403);
});

test('a closed project is listed as closed, and leads can’t reopen it', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { name: 'Xanadu scam' });
  const close = {
    body: {
      subject: { kind: 'project' as const, id: project.id },
      act: 'close' as const,
      reason,
      isUnreported: true,
    },
  };
  const { body: decision } = await admin.send(decideKey, close);
  expect(await findProjects('xanadu')).toMatchObject([
    { status: 'Completed', closing: { decisionId: decision.id } },
  ]);
  expect((await admin.refused(decideKey, close)).status).toBe(409);
  const params = { projectId: project.id };
  const change = async () => {
    const { body } = await creator.send('GET /projects/{projectId}', { params });
    const { image: _, ...fields } = body;
    return { params, body: { ...fields, image: '' as const, status: 'In Progress' as const } };
  };
  const refusal = await creator.refused('PUT /projects/{projectId}', await change());
  expect(refusal.status).toBe(403);
  expect(refusal.body.message).toMatch(/^An admin closed this project/);
  await undo(decision.id);
  expect((await findProjects('xanadu'))[0]).toMatchObject({ status: 'Planning', closing: null });
  await creator.send('PUT /projects/{projectId}', await change());
});

/** Puts emails into the outbox that no worker takes. */
async function fillOutbox() {
  await server.pool.query('delete from outbox');
  const { rows } = await server.pool.query<{ id: number }>(
    `insert into outbox (kind, payload, attempts, next_attempt_at, given_up_at, last_error)
     values ('report-received', '{}', 0, now() + interval '1 day', null, null),
            ('report-received', '{}', 4, now() + interval '1 day', null, '451 try later'),
            ('decision-made', '{}', 31, now() + interval '1 day', now(), '550 no such box'),
            ('decision-told', '{}', 31, now() + interval '1 day', now(), '550 no such box')
     returning id`,
  );
  return rows.map(({ id }) => id);
}

test('the emails that aren’t sent are counted and listed by what becomes of them', async () => {
  const [waiting, failing, first, second] = await fillOutbox();
  const list = async (state: 'waiting' | 'failing' | 'given-up') =>
    (await admin.send(listEmails, { query: { state } })).body;
  const givenUp = await list('given-up');
  expect(givenUp.counts).toEqual({ waiting: 1, failing: 1, 'given-up': 2 });
  expect(givenUp.emails).toMatchObject([
    { id: second, attempts: 31, nextAttemptAt: null, lastError: '550 no such box' },
    { id: first },
  ]);
  expect((await list('failing')).emails).toMatchObject([
    { id: failing, nextAttemptAt: expect.any(String), lastError: '451 try later' },
  ]);
  expect((await list('waiting')).emails.map(({ id }) => id)).toEqual([waiting]);
  const refusal = await admin.refused(listEmails, { query: { state: 'sent' } });
  expect(refusal.status).toBe(400);
});

test('an admin sends emails that were given up again: one, then all, and the log says so', async () => {
  const [waiting, , first, second] = await fillOutbox();
  const resend = async (body: { ids?: number[] }) =>
    (await admin.send('POST /admin/emails/resend', { body })).body.resent;
  expect(await resend({ ids: [waiting!, first!] })).toBe(1);
  expect(await resend({})).toBe(1);
  expect(await resend({})).toBe(0);
  const { rows } = await server.pool.query(
    `select act, subject, actor_id, data from audit where act = 'resend_emails' order by id`,
  );
  expect(rows).toEqual([
    {
      act: 'resend_emails',
      subject: `email:${first}`,
      actor_id: admin.id,
      data: { ids: [first], count: 1 },
    },
    {
      act: 'resend_emails',
      subject: `email:${second}`,
      actor_id: admin.id,
      data: { ids: [second], count: 1 },
    },
  ]);
});

test('everyone else gets a 404 from each list', async () => {
  const person = await createPerson(server);
  for (const path of ['people', 'projects', 'emails', 'reports', 'decisions', 'log'])
    expect((await person.request('GET', `/api/admin/${path}`)).status).toBe(404);
});

test.each([
  [0, ['untrusted_proxy']],
  [1, []],
])(
  'with TRUST_PROXY=%i, a request through a proxy gives the warnings %o, and one line in the log',
  async (trustProxy, warnings) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const server = await startTestServer({ trustProxy, logTo });
    const admin = await createAdmin(server);
    const read = async () => (await admin.send('GET /admin/warnings')).body.warnings;
    const countLines = () => lines.filter((line) => line.includes('TRUST_PROXY')).length;
    expect(await read()).toEqual([]);
    expect(countLines()).toBe(0);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (const path of ['/login', '/api/projects/search'])
      await admin.request('GET', path, { headers });
    expect(await read()).toEqual(warnings);
    expect(countLines()).toBe(warnings.length);
  },
);
