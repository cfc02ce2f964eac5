import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const save = (person: Person, communicationEmail: string) =>
  person.send('PUT /users/profile', { body: { communicationEmail } });

const mailsTo = async (address: string) => (await server.mail()).filter(({ to }) => to === address);

async function linkTo(address: string) {
  const [mail] = await mailsTo(address);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
  return link.pathname + link.search;
}

const follow = async (path: string) =>
  (await openClient(server.url).request('GET', path)).headers.get('location');

/** Whom a notification reaches: someone joins a project of this person. */
async function notifiedAddress(person: Person) {
  const project = await createProject(person);
  const joiner = await createPerson(server, 'Joiner');
  const params = { projectId: project.id };
  await joiner.send('POST /projects/{projectId}/members', { params });
  const subject = `${joiner.name} joined ${project.name}`;
  return (await server.mail()).find((mail) => mail.subject === subject)?.to;
}

test('an address is saved at once, and used once its link was followed', async () => {
  const person = await createPerson(server);
  const { body } = await save(person, 'contact@pieces.test');
  expect(body).toMatchObject({
    communicationEmail: 'contact@pieces.test',
    communicationEmailConfirmed: false,
  });
  expect(await notifiedAddress(person)).toBe(person.email);
  const link = await linkTo('contact@pieces.test');
  expect(await follow(link)).toBe('/settings?contact=confirmed');
  expect((await person.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(true);
  expect(await notifiedAddress(person)).toBe('contact@pieces.test');
  expect(await follow(link)).toBe('/settings?contact=confirmed');
});

test('back to the login address needs no link', async () => {
  const person = await createPerson(server);
  await save(person, 'elsewhere@pieces.test');
  const { body } = await save(person, person.email);
  expect(body.communicationEmailConfirmed).toBe(true);
});

test('the same address again is not mailed again', async () => {
  const person = await createPerson(server);
  await save(person, 'same@pieces.test');
  await save(person, 'same@pieces.test');
  expect(await mailsTo('same@pieces.test')).toHaveLength(1);
});

test('a link confirms the address that it was sent to, and no later one', async () => {
  const person = await createPerson(server);
  await save(person, 'first@pieces.test');
  const link = await linkTo('first@pieces.test');
  await save(person, 'second@pieces.test');
  expect(await follow(link)).toBe('/verification-error?code=INVALID_TOKEN');
  expect((await person.send('GET /auth/me')).body.communicationEmailConfirmed).toBe(false);
});

test('a link ends after a day', async () => {
  const person = await createPerson(server);
  await save(person, 'late@pieces.test');
  const link = await linkTo('late@pieces.test');
  server.passHours(24);
  expect(await follow(link)).toBe('/verification-error?code=EXPIRED_TOKEN');
  server.passHours(-24);
});

test('another link can be asked for', async () => {
  const person = await createPerson(server);
  await save(person, 'again@pieces.test');
  const { body } = await person.send('POST /users/contact-address/confirmation');
  expect(body.message).toBe('We have sent a confirmation link to again@pieces.test.');
  expect(await mailsTo('again@pieces.test')).toHaveLength(2);
  await follow(await linkTo('again@pieces.test'));
  const confirmed = await person.send('POST /users/contact-address/confirmation');
  expect(confirmed.body.message).toBe('again@pieces.test is confirmed already.');
  expect(await mailsTo('again@pieces.test')).toHaveLength(2);
});

test('too_many_requests: nobody floods an address that is not theirs', async () => {
  const [one, other] = [await createPerson(server), await createPerson(server)];
  for (let count = 0; count < 3; count += 1) {
    await save(one, 'victim@pieces.test');
    await save(one, one.email);
  }
  for (let count = 0; count < 2; count += 1) {
    await save(other, 'victim@pieces.test');
    await save(other, other.email);
  }
  const refusal = await other.refused('PUT /users/profile', {
    body: { communicationEmail: 'victim@pieces.test', city: 'Oulu' },
  });
  expect(refusal.status).toBe(429);
  const { body } = await other.send('GET /auth/me');
  expect(body).toMatchObject({ communicationEmail: other.email, city: '' });
});

test('who joins, leaves and joins again is told of once', async () => {
  const [creator, joiner] = [await createPerson(server), await createPerson(server)];
  const project = await createProject(creator);
  const params = { projectId: project.id };
  await joiner.send('POST /projects/{projectId}/members', { params });
  await joiner.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: joiner.id },
  });
  await joiner.send('POST /projects/{projectId}/members', { params });
  expect(await mailsTo(creator.email)).toHaveLength(1);
});
