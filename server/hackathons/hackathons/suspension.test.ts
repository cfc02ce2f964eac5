import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, suspend, undo } from '#tests/factories/decisions.ts';
import {
  addStaff,
  createBuilding,
  createHackathon,
  createJudges,
  createParticipants,
  endInHours,
  formTeam,
  joinTeam,
  signUp,
  signUpForm,
  submit,
} from '#tests/factories/hackathons.ts';
import { createPerson, type Person, signIn } from '#tests/factories/people.ts';
import { createEvent, propose } from '#tests/factories/proposals.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
});

const list = 'GET /hackathons/{slug}/people';
const change = 'PUT /hackathons/{slug}/people/{userId}';
const changeStaff = 'PUT /hackathons/{slug}/staff/{userId}';

type Params = { slug: string };

const peopleOf = async (organizer: Person, params: Params) =>
  (await organizer.send(list, { params })).body.people.map(({ id, state }) => [id, state]);

const judgesOf = async (organizer: Person, params: Params) =>
  (await organizer.send('POST /hackathons/{slug}/judging', { params })).body.judges;

/** Starts two calls in this order, the first of which waits for a table while it holds its locks. */
async function inOrder<First, Second>(
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  try {
    const one = first();
    await waitForLock(server.pool);
    const other = second();
    await waitForLock(server.pool, 2);
    await client.query('rollback');
    return [await one, await other];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('someone absent who is suspended stays absent, so they can’t sign up again after it', async () => {
  const organizer = await createPerson(server);
  const hackathon = await createHackathon(organizer);
  const [absent] = (await createParticipants(server, hackathon, ['Aino'])) as [Person];
  const params = { slug: hackathon.slug };
  const call = { params: { ...params, userId: absent.id }, body: { state: 'absent' } } as const;
  await organizer.send(change, call);
  await suspend(admin, absent);
  expect(await peopleOf(organizer, params)).toEqual([[absent.id, 'absent']]);
});

describe('someone who is suspended', () => {
  test('leaves their team, and the next person in line gets their spot', async () => {
    const organizer = await createPerson(server, 'Olena');
    const hackathon = await createHackathon(organizer, { mostPeople: 2 });
    const params = { slug: hackathon.slug };
    const people = await createParticipants(server, hackathon, ['Mallory', 'Eetu', 'Noor']);
    const [mallory, eetu, noor] = people as [Person, Person, Person];
    const team = await formTeam(mallory, hackathon);
    await joinTeam(eetu, team);
    await suspend(admin, mallory);
    expect(await peopleOf(organizer, params)).toEqual([
      [eetu.id, 'signed_up'],
      [noor.id, 'signed_up'],
    ]);
    expect(await notifiedTexts(noor)).toContain(`You have a spot in ${hackathon.name}`);
    const { body: teams } = await organizer.send('GET /hackathons/{slug}/teams', { params });
    expect(teams).toMatchObject([{ creator: { id: eetu.id }, members: [{ userId: eetu.id }] }]);
  });

  test('someone on the waiting list gets no spot while suspended', async () => {
    const organizer = await createPerson(server, 'Olena');
    const hackathon = await createHackathon(organizer, { mostPeople: 2 });
    const params = { slug: hackathon.slug };
    const people = await createParticipants(server, hackathon, ['Aino', 'Eetu', 'Mallory', 'Noor']);
    const [aino, eetu, mallory, noor] = people as [Person, Person, Person, Person];
    await suspend(admin, mallory);
    await aino.send('DELETE /hackathons/{slug}/people/me', { params });
    expect(await peopleOf(organizer, params)).toEqual([
      [eetu.id, 'signed_up'],
      [noor.id, 'signed_up'],
    ]);
  });

  test('can’t be found, invited, made a helper or put into a team', async () => {
    const event = await createEvent(server);
    const { organizer, params } = event;
    const people = await createParticipants(server, event, ['Mallory', 'Eetu']);
    const [mallory, eetu] = people as [Person, Person];
    const team = await formTeam(eetu, event);
    await suspend(admin, mallory, null);
    const query = { name: mallory.name };
    const { body: found } = await organizer.send('GET /hackathons/{slug}/found-people', {
      params,
      query,
    });
    expect(found).toEqual([]);
    const userId = mallory.id;
    const at = { ...params, userId };
    for (const refusal of [
      await organizer.refused(change, { params: at, body: { state: 'invited' } }),
      await organizer.refused(changeStaff, { params: at, body: { role: 'helper' } }),
    ])
      expect(refusal.status).toBe(404);
    const place = 'PUT /hackathons/{slug}/people/{userId}/team';
    const refusal = await organizer.refused(place, { params: at, body: { projectId: team.id } });
    expect(refusal.body.code).toBe('forbidden');
    const proposed = (await propose(event)).teams.flatMap((one) => one.people);
    expect(proposed.map(({ id }) => id)).toEqual([eetu.id]);
  });

  test('alone on a team isn’t given anyone', async () => {
    const event = await createEvent(server);
    const people = await createParticipants(server, event, ['Mallory', 'Eetu', 'Noor']);
    const [mallory] = people as [Person];
    const team = await formTeam(mallory, event);
    await suspend(admin, mallory);
    const { teams } = await propose(event);
    expect(teams.map(({ projectId }) => projectId)).not.toContain(team.id);
  });

  test('gets no announcements, even once it’s over', async () => {
    const { organizer, hackathon, people, params } = await createBuilding(server, ['Mallory']);
    const [mallory] = people as [Person];
    const [helper] = await createJudges(server, organizer, hackathon, ['Juno']);
    await endInHours(server, hackathon, -1);
    const decisions = [await suspend(admin, mallory), await suspend(admin, helper!)];
    const key = 'POST /hackathons/{slug}/announcements';
    await organizer.send(key, { params, body: { text: 'Photos are up' } });
    for (const decision of decisions) await undo(admin, decision);
    for (const person of [mallory, helper!]) {
      const subjects = await mailedSubjects(server, person.email);
      expect(subjects.filter((subject) => subject.includes('Photos'))).toEqual([]);
      expect(await notifiedTexts(await signIn(server, person))).not.toContain('Photos are up');
    }
  });

  test('can sign up again afterward', async () => {
    const event = await createEvent(server);
    const [mallory] = (await createParticipants(server, event, ['Mallory'])) as [Person];
    await undo(admin, await suspend(admin, mallory));
    expect(await peopleOf(event.organizer, event.params)).toEqual([]);
    await signUp(await signIn(server, mallory), event);
    expect(await peopleOf(event.organizer, event.params)).toEqual([[mallory.id, 'signed_up']]);
  });

  test('leaves what their team submitted after the end, and their place in the results', async () => {
    const { hackathon, people, teams, params, organizer } = await createBuilding(server, [
      'Mallory',
    ]);
    await submit(people[0]!, teams[0]!);
    await endInHours(server, hackathon, -1);
    await suspend(admin, people[0]!);
    const key = 'GET /hackathons/{slug}/submissions';
    expect((await organizer.send(key, { params })).body).toMatchObject([
      { projectId: teams[0]!.id, title: 'Ferries after midnight' },
    ]);
  });

  test('a helper replaces the only organizer', async () => {
    const organizer = await createPerson(server, 'Mallory');
    const hackathon = await createHackathon(organizer);
    const params = { slug: hackathon.slug };
    const helper = await createPerson(server, 'Juno');
    await addStaff(organizer, hackathon, { person: helper, role: 'helper' });
    await suspend(admin, organizer);
    const { body } = await helper.send('GET /hackathons/{slug}', { params });
    expect(body.staffRole).toBe('organizer');
    expect(await notifiedTexts(helper)).toContain(`You now organize ${hackathon.name}`);
  });

  test.each([
    ['published first', true],
    ['suspended first', false],
  ])('is on no team if teams are published at the same time: %s', async (_, isLate) => {
    const event = await createEvent(server);
    const people = await createParticipants(server, event, ['Mallory', 'Eetu', 'Noor']);
    const [mallory] = people as [Person];
    const { id: proposalId, version } = await propose(event);
    const path = `/api/hackathons/${event.slug}/proposals/${proposalId}/publication`;
    const publishing = () => event.organizer.request('POST', path, { body: { version } });
    const suspending = () => suspend(admin, mallory);
    const [published] = isLate
      ? await inOrder('project_members', publishing, suspending)
      : (await inOrder('decisions', suspending, publishing)).toReversed();
    expect((published as Response).status).toBe(isLate ? 200 : 409);
    const { params } = event;
    const { body: teams } = await event.organizer.send('GET /hackathons/{slug}/teams', { params });
    const members = teams.flatMap((team) => team.members.map(({ userId }) => userId));
    expect(members).toHaveLength(isLate ? 2 : 0);
    expect(members).not.toContain(mallory.id);
  });

  test('a sign-up that waited for the suspension is refused', async () => {
    const event = await createEvent(server);
    const mallory = await createPerson(server, 'Mallory');
    await mallory.send('GET /auth/me');
    const [, response] = await inOrder(
      'decisions',
      () => suspend(admin, mallory),
      () => mallory.request('PUT', `/api/hackathons/${event.slug}/people/me`, { body: signUpForm }),
    );
    expect(response.status).toBe(401);
    expect(await peopleOf(event.organizer, event.params)).toEqual([]);
  });
});

describe('a judge who is suspended', () => {
  async function createEnded(judgeNames: readonly string[]) {
    const building = await createBuilding(server, ['Aino']);
    const { organizer, hackathon, people, teams } = building;
    await submit(people[0]!, teams[0]!);
    const judges = await createJudges(server, organizer, hackathon, judgeNames);
    await endInHours(server, hackathon, -1);
    return { ...building, judges };
  }

  test('is replaced, their scores don’t count, and both return with them', async () => {
    const { organizer, params, judges, teams } = await createEnded(['Juno', 'Mallory']);
    const [juno, mallory] = judges as [Person, Person];
    const at = { ...params, projectId: teams[0]!.id };
    const key = 'PUT /hackathons/{slug}/judgements/{projectId}';
    await mallory.send(key, { params: at, body: { scores: [1, 1, 1] } });
    const ranking = async () =>
      (await organizer.send('GET /hackathons/{slug}/ranking', { params })).body.submissions;
    const decision = await suspend(admin, mallory);
    expect(await ranking()).toMatchObject([{ judgements: 0, score: null }]);
    expect(await judgesOf(organizer, params)).toMatchObject([{ id: juno.id, dealt: 1 }]);
    await undo(admin, decision);
    expect(await ranking()).toMatchObject([{ judgements: 1, score: 0 }]);
    expect(await judgesOf(organizer, params)).toMatchObject([
      { id: juno.id },
      { id: mallory.id, scored: 1 },
    ]);
  });

  test('has something to judge once the suspension has ended', async () => {
    const { params, judges, organizer } = await createEnded(['Mallory']);
    const [mallory] = judges as [Person];
    await suspend(admin, mallory, 1);
    expect(await judgesOf(organizer, params)).toEqual([]);
    await server.pool.query('update users set suspended_until = clock_timestamp() where id = $1', [
      mallory.id,
    ]);
    const back = await signIn(server, mallory);
    const { body } = await back.send('POST /hackathons/{slug}/judging', { params });
    expect(body.judgements).toHaveLength(1);
  });

  test.each([
    ['dealt first', true],
    ['suspended first', false],
  ])('is dealt nothing if submissions are dealt out at the same time: %s', async (_, isLate) => {
    const { organizer, params, judges } = await createEnded(['Juno', 'Mallory']);
    const mallory = judges[1]!;
    const dealing = () => judgesOf(organizer, params);
    const suspending = () => suspend(admin, mallory);
    if (isLate) await inOrder('judgements', dealing, suspending);
    else await inOrder('decisions', suspending, dealing);
    await judgesOf(organizer, params);
    const { rows } = await server.pool.query('select from judgements where judge_id = $1', [
      mallory.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('isn’t dealt anything if they become one while they’re suspended', async () => {
    const organizer = await createPerson(server, 'Olena');
    const { slug } = await createHackathon(organizer);
    const mallory = await createPerson(server, 'Mallory');
    const body = { role: 'judge' };
    const path = `/api/hackathons/${slug}/staff/${mallory.id}`;
    const [, response] = await inOrder(
      'decisions',
      () => suspend(admin, mallory),
      () => organizer.request('PUT', path, { body }),
    );
    expect(response.status).toBe(404);
  });
});
