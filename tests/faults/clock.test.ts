import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listPresences } from '#server/features/live/store.ts';
import { smtpMailer } from '#server/platform/mail/mailer.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { type SmtpSink, startSmtpSink } from '#tests/smtp-sink.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

let server: TestServer;
let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer({
    mailer: smtpMailer({ url: sink.url, from: 'Pieces <pieces@pieces.test>' }),
  });
  return sink.close;
});

afterEach(() => {
  vi.useRealTimers();
});

/** The clock of this process jumps; PostgreSQL's stays. */
const jump = (milliseconds: number) => {
  const now = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now });
};

const putRight = () => vi.useRealTimers();

test('a mail that was put off while the clock was ahead leaves when the clock is put right', async () => {
  const { email } = await createPerson(server);
  jump(5 * hour);
  await openClient(server.url).send('POST /auth/forgot-password', { body: { email } });
  sink.refuse(1);
  await server.mail();
  expect(sink.mails).toEqual([]);
  putRight();
  await server.mail();
  expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});

test('a session of a clock that was ahead or behind is a session', async () => {
  const { email } = await createPerson(server);
  for (const shift of [2 * day, -2 * day]) {
    jump(shift);
    const client = openClient(server.url);
    await client.send('POST /auth/login', { body: { email, password } });
    putRight();
    expect((await client.send('GET /auth/me')).body.email).toBe(email);
  }
});

test('events of tomorrow and of today make a profile, and a board keeps its order', async () => {
  const person = await createPerson(server);
  const { id } = await createProject(person);
  jump(day);
  await createTicket(person, id, { title: 'Tomorrow' });
  putRight();
  const { projectId, id: ticketId } = await createTicket(person, id, { title: 'Today' });
  const { body } = await person.send('GET /users/profile');
  expect(body.stats).toMatchObject({ projects: 1, streak: 2 });
  const params = { projectId, ticketId };
  const { body: history } = await person.send(
    'GET /projects/{projectId}/tickets/{ticketId}/changes',
    { params },
  );
  expect(history.length).toBe(1);
});

test('who was there on a clock that was ahead is not there for hours', async () => {
  const { creator, project } = await createTeam(server);
  const list = () => listPresences(server.db, { projectId: project.id, now: new Date() });
  const seen = (seenAt: Date) =>
    server.pool.query(
      `insert into presences (id, project_id, user_id, seen_at) values (gen_random_uuid(), $1, $2, $3)`,
      [project.id, creator.id, seenAt],
    );
  await seen(new Date(Date.now() + 3 * hour));
  expect(await list()).toEqual([]);
  await seen(new Date(Date.now() + 60_000));
  expect((await list()).length).toBe(1);
});

test('a limit that was used up on a clock that was days ahead is forgotten within the hour', async () => {
  const { email } = await createPerson(server);
  const client = openClient(server.url);
  await client.request('GET', '/health/live');
  const forget = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = { email };
    return (await client.request('POST', '/api/auth/forgot-password', { headers, body })).status;
  };
  jump(3 * day);
  const answers: number[] = [];
  while (!answers.includes(429) && answers.length < 70) answers.push(await forget());
  expect(answers).toContain(429);
  putRight();
  expect(await forget()).toBe(429);
  await server.sweep();
  expect(await forget()).toBe(202);
});
