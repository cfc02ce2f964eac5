import { beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import {
  createHackathon,
  createParticipants,
  endInHours,
  formTeam,
  hackathonForm,
  joinTeam,
  signUp,
} from '#tests/factories/hackathons.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { hackathonHeads } from './page-heads.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let otherUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  otherUrl = await server.startAnother();
});

const get = 'GET /hackathons/{slug}';
const put = 'PUT /hackathons/{slug}';
const cancel = 'POST /hackathons/{slug}/cancellation';
const staff = 'PUT /hackathons/{slug}/staff/{userId}';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const read = async (person: Pick<Person, 'send'>, { slug }: { slug: string }) =>
  (await person.send(get, { params: { slug } })).body;

describe('creating', () => {
  test('makes the creator its organizer, with a code and a link', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { name: 'Äiti & Code: Night 1' });
    expect(hackathon).toMatchObject({
      slug: 'aiti-code-night-1',
      phase: 'open',
      people: 0,
      staffRole: 'organizer',
      own: null,
      organizer: { id: organizer.id, name: organizer.name },
      url: `http://pieces.test/hackathons/${hackathon.slug}?code=${hackathon.code}`,
      can: { edit: true, invite: true, makeTeams: true, signUp: true, formTeam: false },
    });
    expect(hackathon.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });

  test('gives each hackathon its own URL, and none that a page already has', async () => {
    const [one, other] = [await createPerson(server), await createPerson(server)];
    const slugs = [
      await createHackathon(one, { name: 'Same Name' }),
      await createHackathon(other, { name: 'Same name!' }),
      await createHackathon(one, { name: 'Live' }),
      await createHackathon(other, { name: 'New' }),
      await createHackathon(one, { name: '日本語' }),
    ].map(({ slug }) => slug);
    expect(slugs).toEqual(['same-name', 'same-name-2', 'live-1', 'new-1', 'hackathon']);
  });

  test('an unlisted hackathon’s name can’t be guessed from another one’s URL', async () => {
    const [one, other] = [await createPerson(server), await createPerson(server)];
    const hidden = await createHackathon(one, { name: 'Hidden Name', visibility: 'link' });
    expect(hidden.slug).toMatch(/^hidden-name-\d{4,6}$/);
    expect((await createHackathon(other, { name: 'Hidden Name' })).slug).toBe('hidden-name');
  });

  test('returns invalid_input for times and sizes that contradict each other, and for a link', async () => {
    const organizer = await createPerson(server);
    const fieldsOf = async (fields: object) => {
      const body = { ...hackathonForm(), ...fields };
      const refused = await organizer.refused('POST /hackathons', { body });
      expect(refused.body.code).toBe('invalid_input');
      return refused.body.errors?.map(({ field }) => field);
    };
    expect(await fieldsOf({ closesAt: inHours(-2) })).toEqual(['closesAt']);
    expect(await fieldsOf({ endsAt: inHours(1) })).toEqual(['endsAt']);
    expect(await fieldsOf({ closesAt: inHours(400) })).toEqual(['closesAt']);
    expect(await fieldsOf({ teamLeast: 5, teamMost: 4 })).toEqual(['teamMost']);
    for (const name of ['Win at www.prizes.test', 'Win at prizes.com', 'Win: prizes.test/x'])
      expect(await fieldsOf({ name })).toEqual(['name']);
    expect(await fieldsOf({ startsAt: 'tonight' })).toEqual(['startsAt']);
    expect(await fieldsOf({ startsAt: '0000-01-01T00:00:00Z' })).toEqual(['startsAt', 'endsAt']);
    const latest = '9999-12-31T23:59:59.999-23:59';
    expect(await fieldsOf({ closesAt: latest, endsAt: latest })).toEqual(['closesAt', 'endsAt']);
    expect(await fieldsOf({ endsAt: inHours(400 * 24) })).toEqual(['endsAt']);
    expect(await fieldsOf({ startsAt: inHours(-25) })).toEqual(['startsAt']);
    const far = { startsAt: inHours(24 * 800), endsAt: inHours(24 * 801) };
    expect(await fieldsOf(far)).toEqual(['startsAt']);
    const atOnce = { startsAt: '2098-01-01T00:00:00.9995Z', endsAt: '2098-01-01T00:00:00.999Z' };
    expect(await fieldsOf(atOnce)).toEqual(['endsAt']);
  });

  test('returns invalid_input for an end in the past, and a start moved into the past', async () => {
    const organizer = await createPerson(server);
    const ended = { startsAt: inHours(-5), endsAt: inHours(-1), closesAt: inHours(-2) };
    const body = { ...hackathonForm(), opensAt: inHours(-6), ...ended };
    const created = await organizer.refused('POST /hackathons', { body });
    expect(created.body.errors).toEqual([
      { field: 'endsAt', message: 'End must be in the future' },
    ]);
    const { slug } = await createHackathon(organizer);
    const moved = { ...hackathonForm(), startsAt: inHours(-48), version: 1 };
    const update = { params: { slug }, body: moved };
    const refused = await organizer.refused('PUT /hackathons/{slug}', update);
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['startsAt']);
  });

  test('stores times from other time zones in UTC', async () => {
    const organizer = await createPerson(server);
    const start = inHours(3);
    const inHelsinki = new Date(Date.parse(start) + 2 * 60 * 60 * 1000).toISOString();
    const body = { ...hackathonForm(), startsAt: inHelsinki.replace('Z', '45+02:00') };
    const { startsAt } = (await organizer.send('POST /hackathons', { body })).body;
    expect(startsAt).toBe(start);
  });

  test('allows three that are not over', async () => {
    const organizer = await createPerson(server);
    const body = hackathonForm();
    for (const _ of [1, 2]) await organizer.send('POST /hackathons', { body });
    const third = await createHackathon(organizer);
    const refused = await organizer.refused('POST /hackathons', { body });
    expect(refused.body.code).toBe('limit_reached');
    await organizer.send(cancel, {
      params: { slug: third.slug },
      body: { reason: 'The room is flooded' },
    });
    await organizer.send('POST /hackathons', { body });
  });
});

describe('a hackathon that isn’t listed', () => {
  test('returns not_found without its code, except to its participants', async () => {
    const [organizer, guest] = [await createPerson(server), await createPerson(server)];
    const { slug, code } = await createHackathon(organizer, { visibility: 'link' });
    const params = { slug };
    expect((await guest.refused(get, { params })).body.code).toBe('not_found');
    expect((await guest.refused(get, { params, query: { code: 'WRONG' } })).status).toBe(404);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    const seen = await guest.send(get, { params, query: { code: typed } });
    expect(seen.body).toMatchObject({ slug, code: '', url: '', template: [] });
    expect((await guest.refused('GET /hackathons/{slug}/teams', { params })).status).toBe(404);
    await signUp(guest, { slug }, { code: typed });
    expect((await read(guest, { slug })).own?.state).toBe('signed_up');
    const { body } = await guest.send('GET /hackathons');
    expect(body.own.map((one) => one.slug)).toEqual([slug]);
    expect(body.listed.map((one) => one.slug)).not.toContain(slug);
  });

  test('is found by its code, until the code is replaced', async () => {
    const organizer = await createPerson(server);
    const { slug, code } = await createHackathon(organizer, { visibility: 'link' });
    const visitor = openClient(server.url);
    const find = 'POST /hackathon-codes';
    expect((await visitor.send(find, { body: { code: code.toLowerCase() } })).body.slug).toBe(slug);
    await organizer.send('PUT /hackathons/{slug}/code', { params: { slug } });
    expect((await visitor.refused(find, { body: { code } })).status).toBe(404);
  });

  test('gets up to five new codes a day, not counting others’ attempts, then too_many_requests', async () => {
    const [organizer, stranger] = [await createPerson(server), await createPerson(server)];
    const params = { slug: (await createHackathon(organizer)).slug };
    const replace = 'PUT /hackathons/{slug}/code';
    for (let count = 0; count < 6; count += 1)
      expect((await stranger.refused(replace, { params })).status).toBe(403);
    for (let count = 0; count < 5; count += 1) await organizer.send(replace, { params });
    const { code } = await read(organizer, params);
    const { body } = await organizer.refused(replace, { params });
    expect(body.message).toContain('You can replace the code up to 5 times a day.');
    expect((await read(organizer, params)).code).toBe(code);
  });
});

test('a link shows its name and start only if it’s listed', async () => {
  const organizer = await createPerson(server);
  const fields = { name: 'Preview Night', description: 'One evening,\nsmall teams' };
  const listed = await createHackathon(organizer, fields);
  const hidden = await createHackathon(organizer, { ...fields, visibility: 'link' });
  await server.pool.query(
    `update hackathons set starts_at = '2099-06-01T15:00Z', ends_at = '2099-06-01T21:00Z' where id = $1`,
    [listed.id],
  );
  const findHead = (slug: string) =>
    hackathonHeads(server)['/hackathons/:slug']!({ slug }, { isSignedIn: false });
  expect(await findHead(listed.slug)).toEqual({
    title: 'Preview Night',
    description: 'Starts on Jun 1, 6:00 PM GMT+3. One evening, small teams',
    path: `/hackathons/${listed.slug}`,
  });
  const unlisted = await findHead(hidden.slug);
  expect(unlisted).toMatchObject({ title: 'Hackathon', isIndexed: false });
  expect(await findHead('nothing-here')).toEqual(unlisted);
});

test('the list has the next one first, without those that are over; visitors see where sign-up is open', async () => {
  const [organizer, other] = [await createPerson(server), await createPerson(server)];
  const late = await createHackathon(organizer, {
    name: 'Late',
    startsAt: inHours(20),
    endsAt: inHours(30),
  });
  const early = await createHackathon(organizer, { name: 'Early' });
  const canceled = await createHackathon(other, { name: 'Canceled' });
  await other.send(cancel, {
    params: { slug: canceled.slug },
    body: { reason: 'Nobody can come' },
  });
  const { listed, own } = (await openClient(server.url).send('GET /hackathons')).body;
  expect(own).toEqual([]);
  const visitor = openClient(server.url);
  expect(await read(visitor, early)).toMatchObject({ can: { signUp: true } });
  expect(await read(visitor, canceled)).toMatchObject({ can: { signUp: false } });
  const slugs = listed.map(({ slug }) => slug);
  expect(slugs).not.toContain(canceled.slug);
  expect(slugs.indexOf(early.slug)).toBeLessThan(slugs.indexOf(late.slug));
});

test('past hackathons that everyone can find are listed with their organizer, the newest first', async () => {
  const organizer = await createPerson(server);
  const create = (name: string, fields = {}) => createHackathon(organizer, { name, ...fields });
  const older = await create('Older', { description: 'x'.repeat(400) });
  const newer = await create('Newer');
  const unlisted = await create('Unlisted', { visibility: 'link' });
  await endInHours(server, older, -30);
  for (const one of [newer, unlisted]) await endInHours(server, one, -2);
  const { listed, past } = (await openClient(server.url).send('GET /hackathons')).body;
  const slugs = past.map(({ slug }) => slug);
  expect(slugs.indexOf(newer.slug)).toBeLessThan(slugs.indexOf(older.slug));
  expect(slugs).not.toContain(unlisted.slug);
  expect(listed.map(({ slug }) => slug)).not.toContain(older.slug);
  expect(past.find(({ slug }) => slug === older.slug)).toMatchObject({
    excerpt: `${'x'.repeat(300)}…`,
    organizer: { id: organizer.id, name: organizer.name },
    phase: 'ended',
    resultsPublishedAt: null,
  });
});

describe('changing', () => {
  test('returns stale_hackathon with the current one if someone else was faster', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer);
    const params = { slug: hackathon.slug };
    const body = hackathonForm({ visibility: 'listed', name: 'Other Name' });
    const changed = await organizer.send(put, { params, body: { ...body, version: 1 } });
    expect(changed.body).toMatchObject({ name: 'Other Name', slug: hackathon.slug, version: 2 });
    const refused = await organizer.refused(put, { params, body: { ...body, version: 1 } });
    expect(refused.body).toMatchObject({
      code: 'stale_hackathon',
      current: { name: 'Other Name', version: 2 },
    });
  });

  test('tells people when it has a new time', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { name: 'Moved Night' });
    const [guest] = await createParticipants(server, hackathon, ['Guest']);
    const { description, timeZone, opensAt, closesAt, startsAt } = hackathon;
    const same = { ...hackathonForm(), name: 'Moved Night', description, timeZone };
    const times = { opensAt, closesAt, startsAt };
    const body = { ...same, ...times, endsAt: hackathon.endsAt, visibility: 'listed' };
    const params = { slug: hackathon.slug };
    await organizer.send(put, { params, body: { ...body, version: 1 } });
    expect(await notifiedTexts(guest!)).toEqual(['You’re in Moved Night']);
    await organizer.send(put, { params, body: { ...body, endsAt: inHours(9), version: 2 } });
    expect(await notifiedTexts(guest!)).toEqual([
      'Moved Night has a new time',
      'You’re in Moved Night',
    ]);
  });

  test('gives added spots to those who have waited the longest', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { mostPeople: 2, name: 'Wider' });
    const [, , third, fourth] = await createParticipants(server, hackathon, ['A', 'B', 'C', 'D']);
    const body = hackathonForm({ visibility: 'listed', mostPeople: 3, name: 'Wider' });
    const params = { slug: hackathon.slug };
    await organizer.send(put, { params, body: { ...body, version: 1 } });
    expect((await read(third!, hackathon)).own?.state).toBe('signed_up');
    expect((await read(fourth!, hackathon)).own?.state).toBe('waiting');
    expect(await notifiedTexts(third!)).toContain('You have a spot in Wider');
  });
});

describe('canceling', () => {
  test('tells everyone why, ends sign-up and makes its teams ordinary projects', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { name: 'Canceled Night' });
    const [guest] = await createParticipants(server, hackathon, ['Guest']);
    const team = await formTeam(guest!, hackathon);
    const params = { slug: hackathon.slug };
    const body = { reason: 'The room is flooded' };
    await organizer.send(cancel, { params, body });
    const again = await organizer.send(cancel, { params, body });
    expect(again.body).toMatchObject({ phase: 'canceled', can: { edit: false, cancel: false } });
    const told = await notifiedTexts(guest!);
    expect(told.filter((text) => text === 'Canceled Night is canceled')).toHaveLength(1);
    const late = await createPerson(server);
    const key = 'PUT /hackathons/{slug}/people/me';
    const signUpBody = { disciplines: ['Data'], level: 'some', languages: ['en'] };
    const refused = await late.refused(key, { params, body: signUpBody });
    expect(refused.body.code).toBe('hackathon_closed');
    await joinTeam(late, team);
  });
});

describe('staff', () => {
  test('helpers see and invite people, and can’t change the hackathon', async () => {
    const [organizer, helper] = [await createPerson(server), await createPerson(server, 'Helper')];
    const hackathon = await createHackathon(organizer);
    const params = { slug: hackathon.slug };
    await organizer.send(staff, {
      params: { ...params, userId: helper.id },
      body: { role: 'helper' },
    });
    expect(await notifiedTexts(helper)).toEqual([
      `${organizer.name} made you a helper of ${hackathon.name}`,
    ]);
    expect((await read(helper, hackathon)).can).toMatchObject({
      managePeople: true,
      invite: true,
      edit: false,
      makeTeams: false,
      chooseStaff: false,
    });
    await helper.send('GET /hackathons/{slug}/people', { params });
    const body = { ...hackathonForm(), version: 1 };
    expect((await helper.refused(put, { params, body })).status).toBe(403);
  });

  test('a hackathon keeps an organizer', async () => {
    const [organizer, other] = [await createPerson(server), await createPerson(server)];
    const { slug } = await createHackathon(organizer);
    const self = { params: { slug, userId: organizer.id } };
    const leave = 'DELETE /hackathons/{slug}/staff/{userId}';
    expect((await organizer.refused(leave, self)).status).toBe(403);
    expect((await organizer.refused(staff, { ...self, body: { role: 'helper' } })).status).toBe(
      403,
    );
    await organizer.send(staff, {
      params: { slug, userId: other.id },
      body: { role: 'organizer' },
    });
    await organizer.send(leave, self);
    const list = await other.send('GET /hackathons/{slug}/staff', { params: { slug } });
    expect(list.body.map(({ id, role }) => ({ id, role }))).toEqual([
      { id: other.id, role: 'organizer' },
    ]);
  });

  test('keeps one of two organizers who leave simultaneously', async () => {
    const organizer = await createPerson(server);
    const other = await createPerson({ db: server.db, url: otherUrl });
    const { slug } = await createHackathon(organizer);
    await organizer.send(staff, {
      params: { slug, userId: other.id },
      body: { role: 'organizer' },
    });
    const leave = 'DELETE /hackathons/{slug}/staff/{userId}';
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('select from hackathon_staff for update');
    const leaving = Promise.allSettled(
      [organizer, other].map((one) => one.send(leave, { params: { slug, userId: one.id } })),
    );
    await waitForLock(server.pool, 2);
    await client.query('rollback');
    client.release();
    const outcomes = await leaving;
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('someone who has blocked the organizer can’t be added', async () => {
    const [organizer, blocker] = [await createPerson(server), await createPerson(server)];
    const { slug } = await createHackathon(organizer);
    await blocker.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
    const params = { slug, userId: blocker.id };
    expect((await organizer.refused(staff, { params, body: { role: 'helper' } })).status).toBe(404);
  });
});

describe('deleting an account', () => {
  const deleteAccount = (person: Person) =>
    person.send('POST /users/deletion', { body: { email: person.email, password } });

  test('passes a hackathon to its longest-standing helper', async () => {
    const [organizer, first, second] = [
      await createPerson(server),
      await createPerson(server),
      await createPerson(server),
    ];
    const hackathon = await createHackathon(organizer);
    for (const { id: userId } of [first, second])
      await organizer.send(staff, {
        params: { slug: hackathon.slug, userId },
        body: { role: 'helper' },
      });
    await deleteAccount(organizer);
    expect(await read(first, hackathon)).toMatchObject({
      staffRole: 'organizer',
      organizer: null,
      phase: 'open',
    });
    expect((await read(second, hackathon)).staffRole).toBe('helper');
    const news = `You now organize ${hackathon.name}`;
    expect(await notifiedTexts(first)).toContain(news);
    expect(await notifiedTexts(second)).not.toContain(news);
  });

  test('cancels a hackathon that nobody else runs, and tells its people', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { name: 'Lonely Night' });
    const [guest] = await createParticipants(server, hackathon, ['Guest']);
    await deleteAccount(organizer);
    expect((await read(guest!, hackathon)).phase).toBe('canceled');
    expect(await notifiedTexts(guest!)).toContain('Lonely Night is canceled');
  });

  test('gives the spot to the next in line', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { mostPeople: 2 });
    const [first, , third] = await createParticipants(server, hackathon, ['A', 'B', 'C']);
    const team = await formTeam(first!, hackathon);
    await deleteAccount(first!);
    expect((await read(third!, hackathon)).own?.state).toBe('signed_up');
    expect(
      (await third!.refused('GET /projects/{projectId}', { params: { projectId: team.id } }))
        .status,
    ).toBe(404);
  });
});
