import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listPresences } from '#server/board/live/store.ts';
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

/** Moves this process's clock, but not PostgreSQL's. */
const shiftClock = (milliseconds: number) => {
  const now = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now });
};

const resetClock = () => vi.useRealTimers();

test('sends an email postponed while the clock was ahead, once the clock is right', async () => {
  const { email } = await createPerson(server);
  shiftClock(5 * hour);
  await openClient(server.url).send('POST /auth/forgot-password', { body: { email } });
  sink.refuse(1);
  await server.mail();
  expect(sink.mails).toEqual([]);
  resetClock();
  await server.mail();
  expect(sink.mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});

test('a session opened while the clock was ahead or behind stays valid', async () => {
  const { email } = await createPerson(server);
  for (const shift of [2 * day, -2 * day]) {
    shiftClock(shift);
    const client = openClient(server.url);
    await client.send('POST /auth/login', { body: { email, password } });
    resetClock();
    expect((await client.send('GET /auth/me')).body.email).toBe(email);
  }
});

test('the profile and ticket history work with an event dated tomorrow', async () => {
  const person = await createPerson(server);
  const { id } = await createProject(person);
  shiftClock(day);
  await createTicket(person, id, { title: 'Tomorrow' });
  resetClock();
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

test('presence recorded by a clock hours ahead does not count', async () => {
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

test('lifts a rate limit right away that was reached while the clock was days ahead', async () => {
  const { email } = await createPerson(server);
  const client = openClient(server.url);
  await client.request('GET', '/health/live');
  const requestReset = async () => {
    const headers = { 'content-type': 'application/json' };
    const body = { email };
    return (await client.request('POST', '/api/auth/forgot-password', { headers, body })).status;
  };
  shiftClock(3 * day);
  const answers: number[] = [];
  while (!answers.includes(429) && answers.length < 70) answers.push(await requestReset());
  expect(answers).toContain(429);
  resetClock();
  expect(await requestReset()).toBe(202);
});
