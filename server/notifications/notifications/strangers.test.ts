import { beforeAll, describe, expect, test } from 'vitest';
import { maxStaff } from '#contract/hackathons/hackathon-rules.ts';
import { addStaff, createHackathon, signUp } from '#tests/factories/hackathons.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const asked = 'You’re asked to help run a hackathon';
const change = 'PUT /hackathons/{slug}/people/{userId}';

/** An organizer who has caused this many emails since an hour ago, and their hackathon. */
async function createSender(sent: number, { isNew = true } = {}) {
  const organizer = await createPerson(server, 'Olena');
  const hackathon = await createHackathon(organizer);
  await server.pool.query(
    `insert into stranger_emails values ($1, now() - interval '1 hour', $2)`,
    [organizer.id, sent],
  );
  if (!isNew)
    await server.pool.query(
      `update users set created_at = now() - interval '2 days' where id = $1`,
      [organizer.id],
    );
  return { organizer, hackathon };
}

describe('the budget of emails to strangers', () => {
  test.each([
    { isNew: true, sent: 49 },
    { isNew: false, sent: 199 },
  ])('only notifies in Pieces beyond the limit: %j', async ({ isNew, sent }) => {
    const { organizer, hackathon } = await createSender(sent, { isNew });
    const [last, over] = [await createPerson(server), await createPerson(server)];
    for (const person of [last, over])
      await addStaff(organizer, hackathon, { person, role: 'helper' });
    expect(await mailedSubjects(server, last.email)).toEqual([asked]);
    expect(await mailedSubjects(server, over.email)).toEqual([]);
    expect(await notifiedTexts(over)).toHaveLength(1);
  });

  test('two simultaneous calls don’t exceed it', async () => {
    const { organizer, hackathon } = await createSender(49);
    const people = await Promise.all([1, 2, 3, 4].map(() => createPerson(server)));
    await Promise.all(
      people.map(({ id: userId }) => {
        const params = { slug: hackathon.slug, userId };
        return organizer.send(change, { params, body: { state: 'invited' } });
      }),
    );
    const mailed = await Promise.all(people.map(({ email }) => mailedSubjects(server, email)));
    expect(mailed.flat()).toEqual(['You’re invited to a hackathon']);
  });

  test('addresses without an account count toward too_many_requests, too', async () => {
    const { organizer, hackathon } = await createSender(199, { isNew: false });
    const params = { slug: hackathon.slug };
    const addresses = ['one@pieces.test', 'two@pieces.test'];
    const invite = 'POST /hackathons/{slug}/invitations';
    const { body } = await organizer.refused(invite, { params, body: { addresses } });
    expect(body.code).toBe('too_many_requests');
    const one = { params, body: { addresses: addresses.slice(0, 1) } };
    expect((await organizer.send(invite, one)).body.sent).toBe(1);
  });

  test('starts over after a day', async () => {
    const { organizer, hackathon } = await createSender(1000);
    await server.pool.query(
      `update stranger_emails set since = now() - interval '1 day' where user_id = $1`,
      [organizer.id],
    );
    const person = await createPerson(server);
    await addStaff(organizer, hackathon, { person, role: 'helper' });
    expect(await mailedSubjects(server, person.email)).toEqual([asked]);
  });
});

/** Each lets someone know the organizer. */
const acquaintances: [string, (person: Person, organizer: Person) => Promise<unknown>][] = [
  [
    'follows them',
    (person, { id: userId }) =>
      person.send('POST /users/{userId}/followers', { params: { userId } }),
  ],
  [
    'is on a team with them',
    async (person, organizer) => {
      const { id: projectId } = await createProject(organizer);
      return person.send('POST /projects/{projectId}/members', { params: { projectId } });
    },
  ],
  [
    'has signed up for a hackathon of theirs',
    async (person, organizer) => signUp(person, await createHackathon(organizer)),
  ],
];

describe.each(acquaintances)('someone who %s', (_, meet) => {
  test('is emailed with their name in the subject, and doesn’t count', async () => {
    const { organizer, hackathon } = await createSender(1000);
    const person = await createPerson(server);
    await meet(person, organizer);
    await addStaff(organizer, hackathon, { person, role: 'helper' });
    expect(await mailedSubjects(server, person.email)).toContain(
      `${organizer.name} made you a helper of ${hackathon.name}`,
    );
  });
});

test('following someone doesn’t make them an acquaintance', async () => {
  const { organizer, hackathon } = await createSender(1000);
  const person = await createPerson(server);
  await organizer.send('POST /users/{userId}/followers', { params: { userId: person.id } });
  await addStaff(organizer, hackathon, { person, role: 'helper' });
  expect(await mailedSubjects(server, person.email)).toEqual([]);
});

test('a helper who has stayed for a day is an acquaintance', async () => {
  const { organizer, hackathon } = await createSender(0);
  const person = await createPerson(server);
  await addStaff(organizer, hackathon, { person, role: 'helper' });
  expect(await mailedSubjects(server, person.email)).toEqual([asked]);
  await server.pool.query(
    `update hackathon_staff set added_at = now() - interval '2 days' where user_id = $1`,
    [person.id],
  );
  const next = await createHackathon(organizer, { name: 'Next Night' });
  await addStaff(organizer, next, { person, role: 'judge' });
  expect(await mailedSubjects(server, person.email)).toEqual([
    `${organizer.name} made you a judge of Next Night`,
    asked,
  ]);
});

test('returns limit_reached after 50 organizers, helpers and judges', async () => {
  const { organizer, hackathon } = await createSender(0);
  await server.pool.query(
    `insert into hackathon_staff (hackathon_id, user_id, role, added_at)
     select hackathons.id, person.id, 'helper', now()
       from hackathons, (select id from users where id <> $2 order by id limit $3) as person
      where slug = $1`,
    [hackathon.slug, organizer.id, maxStaff - 2],
  );
  const [last, over] = [await createPerson(server), await createPerson(server)];
  const count = async () =>
    (await organizer.send('GET /hackathons/{slug}/staff', { params: { slug: hackathon.slug } }))
      .body.length;
  while ((await count()) < maxStaff - 1)
    await addStaff(organizer, hackathon, { person: await createPerson(server), role: 'helper' });
  const put = 'PUT /hackathons/{slug}/staff/{userId}';
  const body = { role: 'helper' } as const;
  const add = ({ id: userId }: Person) =>
    organizer.request('PUT', `/api/hackathons/${hackathon.slug}/staff/${userId}`, { body });
  const answers = await Promise.all([add(last), add(over)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const params = { slug: hackathon.slug, userId: (await createPerson(server)).id };
  expect((await organizer.refused(put, { params, body })).body.code).toBe('limit_reached');
});
