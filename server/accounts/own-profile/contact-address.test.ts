import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '#server/platform/mail/mailer.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { startSmtpSink } from '#tests/smtp-sink.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const save = (person: Person, communicationEmail: string) =>
  person.send('PUT /users/profile', { body: { communicationEmail } });

const mailsTo = async (address: string) => (await server.mail()).filter(({ to }) => to === address);

async function tokenTo(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/confirm-contact#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) =>
  openClient(server.url).send('POST /auth/contact-confirmation', { body: { token } });

const refusedCode = async (token: string) =>
  (await openClient(server.url).refused('POST /auth/contact-confirmation', { body: { token } }))
    .body.code;

/** Has someone assign this person a ticket and returns the address that gets notified. */
async function notifiedAddress(person: Person) {
  const project = await createProject(person);
  const joiner = await createPerson(server, 'Joiner');
  const params = { projectId: project.id };
  await joiner.send('POST /projects/{projectId}/members', { params });
  await createTicket(joiner, project.id, { assigneeId: person.id });
  const subject = `${joiner.name} assigned you “Draw the map”`;
  return (await server.mail()).find((mail) => mail.subject === subject)?.to;
}

test('saves a new address right away and uses it once it’s confirmed', async () => {
  const person = await createPerson(server);
  const { body } = await save(person, 'contact@pieces.test');
  expect(body).toMatchObject({
    communicationEmail: 'contact@pieces.test',
    communicationEmailConfirmed: false,
  });
  expect(await notifiedAddress(person)).toBe(person.email);
  const token = await tokenTo('contact@pieces.test');
  await confirm(token);
  expect((await person.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(true);
  expect(await notifiedAddress(person)).toBe('contact@pieces.test');
  await confirm(token);
});

test('changing back to the login address needs no confirmation', async () => {
  const person = await createPerson(server);
  await save(person, 'elsewhere@pieces.test');
  const { body } = await save(person, person.email);
  expect(body.communicationEmailConfirmed).toBe(true);
});

test('saving the same address again sends no second email', async () => {
  const person = await createPerson(server);
  await save(person, 'same@pieces.test');
  await save(person, 'same@pieces.test');
  expect(await mailsTo('same@pieces.test')).toHaveLength(1);
});

test('returns link_invalid if the address has changed since the link was sent', async () => {
  const person = await createPerson(server);
  await save(person, 'first@pieces.test');
  const token = await tokenTo('first@pieces.test');
  await save(person, 'second@pieces.test');
  expect(await refusedCode(token)).toBe('link_invalid');
  expect((await person.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(false);
});

test('returns link_expired after a day', async () => {
  const person = await createPerson(server);
  await save(person, 'late@pieces.test');
  const token = await tokenTo('late@pieces.test');
  server.advanceHours(24);
  expect(await refusedCode(token)).toBe('link_expired');
  server.advanceHours(-24);
});

test('sends another link on request until the address is confirmed', async () => {
  const person = await createPerson(server);
  await save(person, 'again@pieces.test');
  expect(await mailsTo('again@pieces.test')).toHaveLength(1);
  const { body } = await person.send('POST /users/contact-address/confirmation');
  expect(body.message).toBe('We’ve sent a confirmation link to again@pieces.test.');
  expect(await mailsTo('again@pieces.test')).toHaveLength(2);
  await confirm(await tokenTo('again@pieces.test'));
  const confirmed = await person.send('POST /users/contact-address/confirmation');
  expect(confirmed.body.message).toBe('again@pieces.test is already confirmed.');
  expect(await mailsTo('again@pieces.test')).toHaveLength(2);
});

test('the email says when and roughly from where each link was asked for', async () => {
  const person = await createPerson(server);
  const asked = /\w{3} \d+, \d+:\d\d [AP]M UTC, Unknown device, network 127\.0\.0\.x/;
  await save(person, 'asked@pieces.test');
  await server.mail();
  await person.send('POST /users/contact-address/confirmation');
  const mails = await mailsTo('asked@pieces.test');
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toMatch(asked);
});

test('keeps one email waiting for an address over its limit, however often it’s requested', async () => {
  const person = await createPerson(server);
  const email = 'often@pieces.test';
  await save(person, email);
  for (let count = 0; count < 8; count += 1) {
    await server.mail();
    await person.send('POST /users/contact-address/confirmation');
  }
  await server.mail();
  const { rows } = await server.pool.query(
    `select from outbox where payload ->> 'email' = $1 and sent_at is null`,
    [email],
  );
  expect([(await mailsTo(email)).length, rows.length]).toEqual([5, 1]);
});

test('GET and HEAD of a link change nothing', async () => {
  const person = await createPerson(server);
  await save(person, 'scanned@pieces.test');
  const token = await tokenTo('scanned@pieces.test');
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/confirm-contact', '/api/auth/confirm-contact'])
      await openClient(server.url).request(method, `${path}?token=${token}`);
  expect((await person.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(false);
});

test('an address gets at most five emails an hour, without names from the account', async () => {
  const people = [await createPerson(server, 'Prize'), await createPerson(server, 'Prize')];
  for (let count = 0; count < 4; count += 1) {
    for (const person of people) {
      await save(person, 'victim@pieces.test');
      await server.mail();
      await save(person, person.email);
    }
  }
  const mails = await mailsTo('victim@pieces.test');
  expect(mails).toHaveLength(5);
  for (const { text } of mails) expect(text).not.toContain('Prize');
});

test('lets the address’s owner save it after that limit, and emails them an hour later', async () => {
  const other = await createPerson(server);
  for (let count = 0; count < 6; count += 1) {
    await save(other, 'wanted@pieces.test');
    await server.mail();
    await save(other, other.email);
  }
  const owner = await createPerson(server);
  await save(owner, 'wanted@pieces.test');
  expect(await mailsTo('wanted@pieces.test')).toHaveLength(5);
  await server.pool.query('delete from rate_limits');
  server.advanceHours(1);
  await confirm(await tokenTo('wanted@pieces.test'));
  server.advanceHours(-1);
  expect((await owner.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(true);
});

test('returns too_many_requests after ten changes in an hour', async () => {
  const person = await createPerson(server);
  for (let count = 0; count < 10; count += 1) await save(person, `no.${count}@pieces.test`);
  const refusal = await person.refused('PUT /users/profile', {
    body: { communicationEmail: 'victim@pieces.test', city: 'Oulu' },
  });
  expect(refusal.status).toBe(429);
  const { body } = await person.send('GET /auth/me');
  expect(body).toMatchObject({ communicationEmail: 'no.9@pieces.test', city: '' });
});

test('returns identity_unconfirmed ten minutes after signing in', async () => {
  const person = await createPerson(server);
  await server.pool.query(`update sessions set authenticated_at = now() - interval '10 minutes'`);
  const body = { communicationEmail: 'stolen@pieces.test' };
  expect((await person.refused('PUT /users/profile', { body })).body.code).toBe(
    'identity_unconfirmed',
  );
  // The rest of the profile can still be saved, even with the unchanged address in it.
  await person.send('PUT /users/profile', {
    body: { city: 'Oulu', communicationEmail: person.email },
  });
});

test('the owner is notified at the address they sign in with', async () => {
  const person = await createPerson(server);
  await save(person, 'moved@pieces.test');
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Your Pieces contact email was changed',
  ]);
});

test('tells a person which of their addresses refused an email, until one is accepted', async () => {
  const sink = await startSmtpSink();
  onTestFinished(sink.close);
  const mailer = smtpMailer({ url: sink.url, from: 'pieces@pieces.test' });
  const server = await startTestServer({ mailer });
  const [person, other] = [await createPerson(server), await createPerson(server)];
  const refused = async (reader: Person) =>
    (await reader.send('GET /users/refused-addresses')).body;
  const askForReset = async () => {
    await openClient(server.url).send('POST /auth/forgot-password', {
      body: { email: person.email },
    });
    await server.mail();
  };
  sink.refuse(1, 550);
  await askForReset();
  expect(await refused(person)).toEqual([{ address: person.email, refusedAt: expect.any(String) }]);
  expect(await refused(other)).toEqual([]);
  await askForReset();
  expect(await refused(person)).toEqual([]);
});
