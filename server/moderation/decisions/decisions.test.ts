import { beforeAll, expect, test } from 'vitest';
import type { DecisionForm } from '#contract/moderation/decisions.ts';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { createAdmin } from '#tests/factories/decisions.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  askToJoin,
  createAskingProject,
  createProject,
  createTeam,
} from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;
let admin: Person;

const reason = 'It breaks our code of conduct.';

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
});

type Kind = DecisionForm['subject']['kind'];

const report = (person: Person, kind: Kind, id: number, fields: object = {}) =>
  person.send('POST /reports', { body: { subject: { kind, id }, reason: 'spam', ...fields } });

const decide = (kind: Kind, id: number, form: Omit<DecisionForm, 'subject' | 'reason'>) =>
  admin.send('POST /admin/decisions', { body: { subject: { kind, id }, reason, ...form } });

const undo = (decisionId: number) =>
  admin.send('POST /admin/decisions/{decisionId}/undo', {
    params: { decisionId },
    body: { reason: 'It was a misunderstanding.' },
  });

/** Reports someone and suspends them. */
async function suspend(person: Person, days: number | null = 3) {
  await report(await createPerson(server), 'person', person.id);
  return (await decide('person', person.id, { act: 'suspend', days })).body;
}

const signInKey = 'POST /auth/login';
const login = ({ email }: Person) => ({ body: { email, password } });

/** The text of an email, or undefined if there's none. */
const mailTo = async (address: string, subject: string) =>
  (await server.mail()).find((mail) => mail.to === address && mail.subject === subject)?.text;

test('reports are listed oldest first, with repeats folded, until they’re decided', async () => {
  const [aino, eetu, mallory] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  const project = await createProject(mallory);
  await report(aino, 'person', mallory.id, { text: 'First' });
  await report(aino, 'project', project.id);
  await report(eetu, 'person', mallory.id, { text: 'Second' });
  const list = async () =>
    (await admin.send('GET /admin/reports')).body.cases.filter(
      ({ person }) => person?.id === mallory.id,
    );
  const found = await list();
  expect(found.map(({ subject }) => subject.kind)).toEqual(['person', 'project']);
  expect(found[0]!.reports).toMatchObject([
    { text: 'First', reporter: { id: aino.id } },
    { text: 'Second', reporter: { id: eetu.id } },
  ]);
  await decide('person', mallory.id, { act: 'none' });
  expect((await list()).map(({ subject }) => subject.kind)).toEqual(['project']);
  for (const { email } of [aino, eetu])
    expect(await mailTo(email, 'We’ve looked at your report')).toContain(`Reason: ${reason}`);
  expect(await mailTo(mallory.email, 'A decision about you')).toBeUndefined();
});

test('more reports than fit on a page are all listed once, with how many there are', async () => {
  const others = await startTestServer();
  const boss = await createAdmin(others);
  const [reporter, mallory] = [await createPerson(others), await createPerson(others)];
  await others.pool.query(
    `insert into reports (reporter_id, kind, subject_id, title, quote, reason, text, created_at)
     select $1, 'comment', number, 'A comment', '', 'spam', '', now()
       from generate_series(1, 70) as number`,
    [reporter.id],
  );
  await others.pool.query(
    `insert into reports (email, kind, subject_id, user_id, title, quote, reason, text, created_at)
     select '', 'person', $1, $1, 'Mallory', '', 'spam', '', now() from generate_series(1, 60)`,
    [mallory.id],
  );
  const found = [];
  const counts = [];
  let after: number | undefined;
  for (;;) {
    const { body } = await boss.send('GET /admin/reports', { query: after ? { after } : {} });
    found.push(...body.cases);
    counts.push(body.count);
    if (!body.hasMore) break;
    after = body.cases.at(-1)!.id;
  }
  const ids = found.map(({ subject }) => subject.id);
  expect(ids).toEqual([...Array.from({ length: 70 }, (_, at) => at + 1), mallory.id]);
  expect(counts).toEqual([71, 71, 71]);
  expect(found.at(-1)).toMatchObject({ reportCount: 60, reports: { length: 50 } });
});

test('only one of two admins decides', async () => {
  const [aino, mallory] = [await createPerson(server), await createPerson(server)];
  await report(aino, 'person', mallory.id);
  const body = { subject: { kind: 'person', id: mallory.id }, act: 'none', reason };
  const send = async () => (await admin.request('POST', '/api/admin/decisions', { body })).status;
  const statuses = await Promise.all([send(), send(), send()]);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
});

/** Has two calls about someone start while their row is locked, so that neither sees the other. */
async function meet({ id }: Person, calls: [() => Promise<unknown>, () => Promise<unknown>]) {
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query('select from users where id = $1 for no key update', [id]);
  const running: Promise<unknown>[] = [];
  for (const call of calls) {
    running.push(call());
    await waitForLock(server.pool, running.length);
  }
  await client.query('commit');
  client.release();
  await Promise.all(running);
}

test('someone whose two suspensions are undone simultaneously can sign in', async () => {
  const mallory = await createPerson(server);
  const [first, second] = [await suspend(mallory), await suspend(mallory, null)];
  await meet(mallory, [() => undo(first.id), () => undo(second.id)]);
  const { status } = await openClient(server.url).send(signInKey, login(mallory));
  expect(status).toBe(200);
});

test('someone who is suspended again while another suspension is undone stays suspended', async () => {
  const mallory = await createPerson(server);
  const first = await suspend(mallory);
  await meet(mallory, [() => suspend(mallory, null), () => undo(first.id)]);
  const { status } = await openClient(server.url).refused(signInKey, login(mallory));
  expect(status).toBe(403);
});

test('a hidden text is gone for others, and its author reads it with the reason', async () => {
  const { creator, member, params } = await createTeam(server);
  const key = 'GET /projects/{projectId}/notes';
  const { body: note } = await member.send('POST /projects/{projectId}/notes', {
    params,
    body: { text: 'A bad note' },
  });
  await report(creator, 'comment', note.id);
  const { body: decision } = await decide('comment', note.id, { act: 'hide' });
  const textOf = async () => (await creator.send(key, { params })).body[0]!.text;
  expect(await textOf()).toBe('Hidden by an admin.');
  const token = (await mailTo(member.email, 'A decision about you'))!.split('#').at(-1)!;
  const own = await openClient(server.url).send('GET /decisions/{token}', { params: { token } });
  expect(own.body).toMatchObject({ act: 'hide', reason, hiddenTexts: ['A bad note'] });
  await undo(decision.id);
  expect(await textOf()).toBe('A bad note');
});

test.each<[Kind, (person: Person) => Promise<number>]>([
  ['person', async ({ id }) => id],
  ['project', async (person) => (await createProject(person)).id],
])('texts of a %s are hidden on every page', async (kind, find) => {
  const mallory = await createPerson(server);
  await mallory.send('PUT /users/profile', { body: { aboutMe: 'A bad text' } });
  const id = await find(mallory);
  await report(await createPerson(server), kind, id);
  await decide(kind, id, { act: 'hide' });
  const { body: profile } = await mallory.send('GET /users/profile');
  if (kind === 'person') return expect(profile.aboutMe).toBe('');
  expect(profile.recentProjects[0]!.description).toBe('Hidden by an admin.');
});

test('someone who is suspended is signed out on all processes, and their streams end', async () => {
  const { creator, params } = await createTeam(server);
  const elsewhere = await server.startAnother();
  const there = openClient(elsewhere, creator.cookies);
  await there.send('GET /auth/me');
  const stream = await readStream(there, params.projectId);
  await suspend(creator);
  await stream.ended;
  expect((await there.request('GET', '/api/auth/me')).status).toBe(401);
  expect((await creator.request('GET', '/api/auth/me')).status).toBe(401);
});

test('someone who is suspended can’t sign in until it ends', async () => {
  const person = await createPerson(server);
  await suspend(person, 2);
  const visitor = openClient(server.url);
  const refusal = await visitor.refused(signInKey, login(person));
  expect(refusal.body.code).toBe('suspended');
  expect(refusal.body.message).toMatch(/^This account is suspended until .* \d{4}\. We’ve emailed/);
  const wrong = { body: { email: person.email, password: 'Wrong4Horse' } };
  expect((await visitor.refused(signInKey, wrong)).body.code).toBe('invalid_credentials');
  server.advanceHours(49);
  expect((await visitor.send(signInKey, login(person))).status).toBe(200);
  server.advanceHours(-49);
});

test('undoing a suspension lets the person sign in again', async () => {
  const person = await createPerson(server);
  const { id } = await suspend(person, null);
  const visitor = openClient(server.url);
  const refusal = await visitor.refused(signInKey, login(person));
  expect(refusal.body.message).toContain('suspended for good');
  await undo(id);
  expect((await visitor.send(signInKey, login(person))).status).toBe(200);
  const told = await mailTo(person.email, 'We’ve undone a decision about you');
  expect(told).toContain('It was a misunderstanding.');
});

test('applies the longer of two suspensions, and the other one once it’s undone', async () => {
  const person = await createPerson(server);
  const { id } = await suspend(person, null);
  await suspend(person, 2);
  const refusal = async () => (await person.refused(signInKey, login(person))).body.message;
  expect(await refusal()).toContain('suspended for good');
  await undo(id);
  expect(await refusal()).toMatch(/^This account is suspended until /);
});

test('the projects of someone who is suspended pass on, and what they asked or offered ends', async () => {
  const { creator, member, params } = await createTeam(server);
  const asked = await createAskingProject(admin);
  await askToJoin(creator, asked.id);
  const alone = await createAskingProject(creator);
  const waiting = await createPerson(server);
  const request = await askToJoin(waiting, alone.id);
  await suspend(creator);
  const { body: project } = await member.send('GET /projects/{projectId}', { params });
  expect(project.creator.id).toBe(member.id);
  expect(project.members).toMatchObject([
    { userId: creator.id, isLead: false },
    { userId: member.id, isLead: true },
  ]);
  const list = await admin.send('GET /projects/{projectId}/join-requests', {
    params: { projectId: asked.id },
  });
  expect(list.body).toEqual([]);
  const { body } = await waiting.send('GET /join-requests/{requestId}', {
    params: { requestId: request.id },
  });
  expect(body.state).toBe('closed');
});

test('a closed project takes no members, and undoing reopens it', async () => {
  const { creator, params } = await createTeam(server);
  await report(await createPerson(server), 'project', params.projectId);
  const { body: decision } = await decide('project', params.projectId, { act: 'close' });
  const read = async () => (await creator.send('GET /projects/{projectId}', { params })).body;
  expect(await read()).toMatchObject({ status: 'Completed', can: { join: false } });
  await undo(decision.id);
  expect((await read()).status).toBe('Planning');
});

test('the person concerned objects once, even while suspended, and admins are emailed once', async () => {
  const objected = 'An objection to a decision on Pieces';
  const person = await createPerson(server);
  const { id } = await suspend(person);
  const token = (await mailTo(person.email, 'A decision about you'))!.split('#').at(-1)!;
  const key = 'POST /decisions/{token}/objections';
  const visitor = openClient(server.url);
  const sent = { params: { token }, body: { text: 'That wasn’t me at all.' } };
  await visitor.send(key, sent);
  expect((await visitor.refused(key, sent)).body.message).toBe(
    'You’ve already objected to this decision.',
  );
  const { body } = await admin.send('GET /admin/decisions');
  expect(body.decisions.find((decision) => decision.id === id)?.objection).toBe(
    'That wasn’t me at all.',
  );
  expect(
    (await mailedSubjects(server, admin.email)).filter((one) => one === objected),
  ).toHaveLength(1);
  const forged = `${id}${token.slice(String(id).length).replace(/.$/, token.endsWith('A') ? 'B' : 'A')}`;
  expect(
    (await visitor.refused('GET /decisions/{token}', { params: { token: forged } })).status,
  ).toBe(404);
});

test('admins and the person concerned see why a decision was undone', async () => {
  const person = await createPerson(server);
  const { id } = await suspend(person);
  const token = (await mailTo(person.email, 'A decision about you'))!.split('#').at(-1)!;
  const own = async () =>
    (await openClient(server.url).send('GET /decisions/{token}', { params: { token } })).body;
  expect((await own()).undoneReason).toBe('');
  await undo(id);
  const undoneReason = 'It was a misunderstanding.';
  expect((await own()).undoneReason).toBe(undoneReason);
  const { body } = await admin.send('GET /admin/decisions');
  expect(body.decisions.find((decision) => decision.id === id)).toMatchObject({ undoneReason });
});

test('every decision is in the log with its reason, and so is undoing it', async () => {
  const person = await createPerson(server);
  const { id } = await suspend(person);
  await undo(id);
  const { body } = await admin.send('GET /admin/log');
  expect(body.entries.filter(({ subject }) => subject === `person:${person.id}`)).toMatchObject([
    { act: 'undo_suspend', reason: 'It was a misunderstanding.', actor: { id: admin.id } },
    { act: 'suspend', reason, actor: { id: admin.id }, person: { name: person.name } },
  ]);
});

test('admins read all decisions and the whole log, a page at a time', async () => {
  const person = await createPerson(server);
  for (let count = 0; count < 31; count += 1) await undo((await suspend(person)).id);
  const first = (await admin.send('GET /admin/decisions')).body;
  const before = first.decisions.at(-1)!.id;
  const { body: second } = await admin.send('GET /admin/decisions', { query: { before } });
  const decisions = [...first.decisions, ...second.decisions].slice(0, 31);
  expect([first.decisions.length, first.hasMore]).toEqual([30, true]);
  expect(decisions.filter(({ subject }) => subject.id === person.id)).toHaveLength(31);
  expect(new Set(decisions.map(({ id }) => id)).size).toBe(31);
  const entries = [];
  for (let last: number | undefined, hasMore = true; hasMore; last = entries.at(-1)?.id) {
    const { body } = await admin.send('GET /admin/log', {
      query: last === undefined ? {} : { before: last },
    });
    expect(body.entries[0]!.id).toBeLessThan(last ?? Infinity);
    entries.push(...body.entries);
    hasMore = body.hasMore;
  }
  expect(entries.filter(({ subject }) => subject === `person:${person.id}`)).toHaveLength(62);
});
