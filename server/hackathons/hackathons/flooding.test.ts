import { beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#contract/values/vocabulary.ts';
import {
  addStaff,
  createHackathon,
  createParticipants,
  hackathonForm,
} from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const edit = 'PUT /hackathons/{slug}';
const create = 'POST /hackathons';
const cancel = 'POST /hackathons/{slug}/cancellation';
const change = 'PUT /hackathons/{slug}/people/{userId}';
const removeStaff = 'DELETE /hackathons/{slug}/staff/{userId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const block = (person: Person, { id: userId }: Person) =>
  person.send('PUT /users/blocks/{userId}', { params: { userId } });

test('returns too_many_requests when a hackathon moves a sixth time in a day', async () => {
  const organizer = await createPerson(server, 'Olena');
  const { slug } = await createHackathon(organizer);
  const params = { slug };
  const read = async () => (await organizer.send('GET /hackathons/{slug}', { params })).body;
  const move = async (hours: number, fields = {}) => {
    const current = await read();
    const endsAt = new Date(Date.parse(current.startsAt) + hours * 60 * 60 * 1000).toISOString();
    return { params, body: { ...current, endsAt, ...fields } };
  };
  for (const hours of [7, 8, 9, 10]) await organizer.send(edit, await move(hours));
  const stale = await organizer.refused(edit, await move(11, { version: 1 }));
  expect(stale.body.code).toBe('stale_hackathon');
  await organizer.send(edit, await move(11));
  const { status, body } = await organizer.refused(edit, await move(12));
  expect([status, body.message]).toEqual([
    429,
    expect.stringContaining('You can change the time up to 5 times a day'),
  ]);
  const renamed = { params, body: { ...(await read()), name: 'Harbour Day' } };
  expect((await organizer.send(edit, renamed)).body.name).toBe('Harbour Day');
});

test('someone else’s attempts to move a hackathon don’t count', async () => {
  const [organizer, stranger] = [await createPerson(server), await createPerson(server)];
  const hackathon = await createHackathon(organizer);
  const params = { slug: hackathon.slug };
  const form = { ...hackathonForm(), opensAt: hackathon.opensAt, startsAt: hackathon.startsAt };
  const inADay = new Date(Date.parse(hackathon.endsAt) + 24 * 60 * 60 * 1000).toISOString();
  const body = { ...form, closesAt: hackathon.closesAt, endsAt: inADay, version: 1 };
  const attempts = Array.from({ length: 12 }, () => stranger.refused(edit, { params, body }));
  for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
  expect((await organizer.send(edit, { params, body })).body.endsAt).toBe(inADay);
});

test('returns too_many_requests for a sixth hackathon in a day, including canceled ones', async () => {
  const organizer = await createPerson(server, 'Olena');
  for (const _ of [1, 2, 3, 4, 5]) {
    const { slug } = await createHackathon(organizer);
    await organizer.send(cancel, { params: { slug }, body: { reason: 'The room is flooded' } });
  }
  const { body } = await organizer.refused(create, { body: hackathonForm() });
  expect([body.code, body.message]).toEqual([
    'too_many_requests',
    'You can create up to 5 hackathons a day. Try again tomorrow.',
  ]);
});

test('notifies someone whose role changes back and forth once, about the last one', async () => {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  const person = await createPerson(server, 'Juno');
  const params = { slug: hackathon.slug, userId: person.id };
  for (const role of ['helper', 'judge', 'helper', 'judge'] satisfies StaffRole[]) {
    await addStaff(organizer, hackathon, { person, role });
    await organizer.send(removeStaff, { params });
  }
  await addStaff(organizer, hackathon, { person, role: 'judge' });
  const text = `${organizer.name} made you a judge of ${hackathon.name}`;
  expect(await notifiedTexts(person)).toEqual([text]);
  expect(await mailedSubjects(server, person.email)).toEqual([
    'You’re asked to help run a hackathon',
  ]);
});

test('notifies someone once who is marked as absent again and again', async () => {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  const [person] = (await createParticipants(server, hackathon, ['Juno'])) as [Person];
  const params = { slug: hackathon.slug, userId: person.id };
  const mark = (state: 'absent' | 'signed_up') =>
    organizer.send(change, { params, body: { state } });
  const text = `You’re marked as absent in ${hackathon.name}`;
  const unread = async () =>
    (await person.send('GET /notifications')).body.notifications
      .filter(({ text: told, isRead }) => told === text && !isRead)
      .map((one) => one.text);
  for (const _ of [1, 2, 3]) {
    await mark('absent');
    expect(await unread()).toEqual([text]);
    await mark('signed_up');
    expect(await unread()).toEqual([]);
  }
  const subjects = await mailedSubjects(server, person.email);
  expect(subjects.filter((subject) => subject === text)).toHaveLength(1);
});

test('notifies someone once who is invited again and again', async () => {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  const person = await createPerson(server, 'Juno');
  const params = { slug: hackathon.slug, userId: person.id };
  for (const state of ['invited', 'removed', 'invited', 'removed', 'invited'] as const)
    await organizer.send(change, { params, body: { state } });
  const text = `${organizer.name} invited you to ${hackathon.name}`;
  expect(await notifiedTexts(person)).toEqual([text]);
  expect(await mailedSubjects(server, person.email)).toEqual(['You’re invited to a hackathon']);
});

test('someone gets up to five invitations a day from the same organizer, across all hackathons', async () => {
  const organizer = await createPerson(server, 'Olena');
  const person = await createPerson(server, 'Juno');
  for (let count = 0; count < 6; count += 1) {
    const { slug } = await createHackathon(organizer, { name: `Night ${count}` });
    const params = { slug, userId: person.id };
    await organizer.send(change, { params, body: { state: 'invited' } });
    await server.pool.query(
      `update hackathons set created_at = now() - interval '2 days', canceled_at = now()
        where slug = $1`,
      [slug],
    );
  }
  const texts = await notifiedTexts(person);
  expect(texts).toHaveLength(5);
  expect(texts[0]).toContain('Night 4');
});

test('returns too_many_requests when organizers change the same person more than 30 times a day', async () => {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  const [person] = (await createParticipants(server, hackathon, ['Juno'])) as [Person];
  const call = { params: { slug: hackathon.slug, userId: person.id } };
  for (let round = 0; round < 15; round += 1)
    for (const state of ['absent', 'signed_up'] as const)
      await organizer.send(change, { ...call, body: { state } });
  const refusal = await organizer.refused(change, { ...call, body: { state: 'absent' } });
  expect(refusal.body.code).toBe('too_many_requests');
});

test('someone who has blocked the organizer is told of a cancellation, without the organizer’s text', async () => {
  const organizer = await createPerson(server, 'Mallory');
  const { slug, name } = await createHackathon(organizer);
  const people = await createParticipants(server, { slug }, ['Aino', 'Eetu']);
  const [aino, eetu] = people as [Person, Person];
  await block(aino, organizer);
  const reason = 'Because of you, of all people';
  await organizer.send(cancel, { params: { slug }, body: { reason } });
  const subject = `${name} is canceled`;
  for (const person of [aino, eetu]) expect(await notifiedTexts(person)).toContain(subject);
  const mails = (await server.mail()).filter((mail) => mail.subject === subject);
  const textTo = ({ email }: Person) => mails.find(({ to }) => to === email)?.text;
  expect(textTo(eetu)).toContain(reason);
  expect(textTo(aino)).toContain(name);
  expect(textTo(aino)).not.toContain(reason);
});

test('someone who has blocked an organizer gets no email with a link, and isn’t told of a role', async () => {
  const organizer = await createPerson(server, 'Mallory');
  const hackathon = await createHackathon(organizer);
  const aino = await createPerson(server, 'Aino');
  await addStaff(organizer, hackathon, { person: aino, role: 'helper' });
  await block(aino, organizer);
  await addStaff(organizer, hackathon, { person: aino, role: 'judge' });
  const addresses = [aino.email, 'someone.else@pieces.test'];
  const invite = 'POST /hackathons/{slug}/invitations';
  const call = { params: { slug: hackathon.slug }, body: { addresses } };
  // It isn't said who has blocked them.
  expect((await organizer.send(invite, call)).body).toEqual({ sent: 2, skipped: [] });
  expect(await mailedSubjects(server, addresses[1]!)).toHaveLength(1);
  const subjects = await mailedSubjects(server, aino.email);
  expect(subjects).toEqual(['You’re asked to help run a hackathon']);
});
