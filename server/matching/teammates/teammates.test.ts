import { beforeAll, expect, test } from 'vitest';
import type { TeammateAnswer } from '#contract/values/teammate-rules.ts';
import {
  createHackathon,
  createParticipants,
  formTeam,
  joinTeam,
} from '#tests/factories/hackathons.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam, settingsForm } from '#tests/factories/projects.ts';
import { finishTicket, reviewTicket, backdateAccounts } from '#tests/factories/reviews.ts';
import { answerAbout, createFormerTeam, leaveTeam } from '#tests/factories/teammates.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { runTasks } from '#tests/run-tasks.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { teammateTasks } from './schedule.ts';

const list = 'GET /users/teammates';
const put = 'PUT /users/teammates/{userId}';
const join = 'POST /projects/{projectId}/members';
const complete = 'POST /projects/{projectId}/completion';
const question = 'Would you build with your teammates from Trail Finder again?';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const tellAt = (days: number) => runTasks(server, teammateTasks, days);

/** Whom someone is asked about, with their answer. */
const askedOf = async (person: Person) =>
  (await person.send(list)).body.flatMap(({ teammates }) =>
    teammates.map(({ id, answer }): [number, TeammateAnswer | null] => [id, answer]),
  );
const countTold = async (person: Person) =>
  (await notifiedTexts(person)).filter((text) => text === question).length;

/** A team of four for some weeks. */
async function createLargeTeam() {
  const team = await createTeam(server);
  const others = [await createPerson(server, 'Juno'), await createPerson(server, 'Kai')];
  for (const person of others) await person.send(join, { params: team.params });
  const people = [team.creator, team.member, ...others] as [Person, Person, Person, Person];
  await backdateAccounts(server, ...people);
  return { ...team, people };
}

/** Moves when people stopped working together, and when they were told. */
const age = ({ id }: Person, days: number) =>
  server.pool.query(
    `update teammate_answers set ended_at = ended_at - make_interval(days => $2),
            told_at = told_at - make_interval(days => $2)
      where $1 in (user_id, teammate_id)`,
    [id, days],
  );

test('asks a leaver and those who stay about each other, once, a day later', async () => {
  const { people, params } = await createLargeTeam();
  const [creator, eetu, juno, kai] = people;
  await leaveTeam(eetu, params);
  expect(new Set((await askedOf(eetu)).map(([id]) => id))).toEqual(
    new Set([creator.id, juno.id, kai.id]),
  );
  expect(await askedOf(juno)).toEqual([[eetu.id, null]]);
  const [former] = (await eetu.send(list)).body;
  expect(former).toMatchObject({ project: { id: params.projectId, name: 'Trail Finder' } });
  const days = (Date.parse(former!.until) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(59.9);
  expect(days).toBeLessThanOrEqual(60);
  await tellAt(0.9);
  expect(await Promise.all(people.map(countTold))).toEqual([0, 0, 0, 0]);
  await Promise.all([tellAt(1), tellAt(1)]);
  await tellAt(2);
  expect(await Promise.all(people.map(countTold))).toEqual([1, 1, 1, 1]);
});

test('those who stay aren’t told again when another one leaves within a week', async () => {
  const { people, params } = await createLargeTeam();
  const [creator, eetu, juno, kai] = people;
  await leaveTeam(eetu, params);
  await tellAt(1);
  await leaveTeam(juno, params);
  await age(juno, -2);
  await tellAt(3.1);
  expect(await Promise.all(people.map(countTold))).toEqual([1, 1, 1, 1]);
  expect((await askedOf(kai)).map(([id]) => id)).toEqual([juno.id, eetu.id]);
  await leaveTeam(kai, params);
  await age(kai, -12);
  await tellAt(13.1);
  expect(await countTold(creator)).toBe(2);
});

test.each(['completed', 'saved as complete'])(
  'when a project is %s, everyone is asked about everyone, once',
  async (how) => {
    const { people, params } = await createLargeTeam();
    const [creator] = people;
    if (how === 'completed') await creator.send(complete, { params, body: { summary: 'Maps' } });
    else {
      const { body } = await creator.send('GET /projects/{projectId}', { params });
      const form = { ...settingsForm(body), status: 'Completed' };
      await creator.send('PUT /projects/{projectId}', { params, body: form });
    }
    for (const person of people) expect(await askedOf(person)).toHaveLength(3);
    await tellAt(1);
    // Neither leaving a complete project nor opening and completing it again asks once more.
    await leaveTeam(people[1], params);
    const { body } = await creator.send('GET /projects/{projectId}', { params });
    const form = { ...settingsForm(body), status: 'In Progress' };
    await creator.send('PUT /projects/{projectId}', { params, body: form });
    await creator.send(complete, { params, body: { summary: '' } });
    await tellAt(30);
    expect(await Promise.all(people.map(countTold))).toEqual([1, 1, 1, 1]);
  },
);

test('asks only after a week together, a review, or a day on a hackathon’s team', async () => {
  const since = (params: { projectId: number }, interval: string) =>
    server.pool.query(
      'update project_members set joined_at = now() - $2::interval where project_id = $1',
      [params.projectId, interval],
    );
  const short = await createTeam(server);
  await since(short.params, '6 days 23 hours');
  const reviewed = await createTeam(server);
  await since(reviewed.params, '3 days');
  const ticket = await finishTicket(server, {
    worker: reviewed.creator,
    projectId: reviewed.project.id,
  });
  await reviewTicket(reviewed.member, ticket);
  for (const { member, params } of [short, reviewed]) await leaveTeam(member, params);
  expect(await askedOf(short.creator)).toEqual([]);
  expect(await askedOf(reviewed.creator)).toEqual([[reviewed.member.id, null]]);

  const hackathon = await createHackathon(await createPerson(server));
  const [aino, juno] = (await createParticipants(server, hackathon, ['Aino', 'Juno'])) as [
    Person,
    Person,
  ];
  const project = await formTeam(aino, hackathon);
  await joinTeam(juno, project);
  await since({ projectId: project.id }, '25 hours');
  await leaveTeam(juno, { projectId: project.id });
  expect(await askedOf(juno)).toEqual([[aino.id, null]]);
});

test('an answer can be changed for 60 days, and only its owner sees it', async () => {
  const { creator, member } = await createFormerTeam(server);
  for (const answer of ['yes', 'no', null, 'no'] as const) {
    await answerAbout(member, creator, answer);
    expect(await askedOf(member)).toEqual([[creator.id, answer]]);
  }
  expect(await askedOf(creator)).toEqual([[member.id, null]]);
  const exported = await (await creator.request('GET', '/api/users/export')).text();
  expect(exported).not.toContain('"answer":"no"');
  const own = (await member.send('GET /users/export')).body.teammateAnswers;
  expect(own).toMatchObject([{ teammate_id: creator.id, answer: 'no' }]);
  await age(member, 60);
  expect(await askedOf(member)).toEqual([]);
  const body = { answer: 'yes' as const };
  const late = await member.refused(put, { params: { userId: creator.id }, body });
  expect(late.body).toMatchObject({
    code: 'too_late',
    message: 'Your 60 days to answer are over.',
  });
  // The answer stays, but a question without one is forgotten.
  await age(member, 1);
  await server.sweep();
  const { rows } = await server.pool.query(
    'select user_id, answer from teammate_answers where $1 in (user_id, teammate_id)',
    [member.id],
  );
  expect(rows).toEqual([{ user_id: member.id, answer: 'no' }]);
});

test('answers that return invalid_input or not_found change nothing', async () => {
  const { creator, member } = await createFormerTeam(server);
  const params = { userId: creator.id };
  const body = { answer: 'maybe' as 'yes' };
  expect((await member.refused(put, { params, body })).body.errors?.[0]).toEqual({
    field: 'answer',
    message: 'Choose yes or no, or leave it empty',
  });
  const stranger = await createPerson(server);
  for (const userId of [creator.id, stranger.id, 999_999_999])
    expect(
      (await stranger.refused(put, { params: { userId }, body: { answer: 'no' } })).status,
    ).toBe(404);
  expect(await askedOf(member)).toEqual([[creator.id, null]]);
});

test('people who are back on the team aren’t told or asked, until one leaves again', async () => {
  const { creator, member, params } = await createFormerTeam(server);
  await member.send(join, { params });
  expect(await askedOf(member)).toEqual([]);
  await tellAt(1);
  expect([await countTold(creator), await countTold(member)]).toEqual([0, 0]);
  await age(member, 100);
  await backdateAccounts(server, creator, member);
  await leaveTeam(member, params);
  expect(await askedOf(creator)).toEqual([[member.id, null]]);
  await tellAt(1);
  expect([await countTold(creator), await countTold(member)]).toEqual([1, 1]);
});

test('people who leave again within a week are asked, and not told again', async () => {
  const { creator, member, params } = await createFormerTeam(server);
  await tellAt(1);
  await member.send(join, { params });
  await backdateAccounts(server, creator, member);
  // Before they were together again, which is long ago only for the test.
  await server.pool.query(
    `update teammate_answers set ended_at = ended_at - interval '90 days' where user_id = any($1)`,
    [[creator.id, member.id]],
  );
  await leaveTeam(member, params);
  await tellAt(3);
  expect(await askedOf(creator)).toEqual([[member.id, null]]);
  expect([await countTold(creator), await countTold(member)]).toEqual([1, 1]);
});

test('doesn’t ask about a blocked person, who can’t notice it', async () => {
  const { creator, member } = await createFormerTeam(server);
  await creator.send('PUT /users/blocks/{userId}', { params: { userId: member.id } });
  await tellAt(1);
  expect([await countTold(creator), await countTold(member)]).toEqual([0, 1]);
  expect(await askedOf(creator)).toEqual([]);
  const params = { userId: member.id };
  expect((await creator.refused(put, { params, body: { answer: 'yes' } })).status).toBe(404);
  await answerAbout(member, creator, 'yes');
  expect(await askedOf(member)).toEqual([[creator.id, 'yes']]);
});

test('doesn’t ask about someone who is suspended or deleted their account', async () => {
  const suspended = await createFormerTeam(server);
  await server.pool.query(
    `update users set suspended_until = now() + interval '9 days' where id = $1`,
    [suspended.member.id],
  );
  const deleted = await createFormerTeam(server);
  await answerAbout(deleted.creator, deleted.member, 'no');
  await answerAbout(deleted.member, deleted.creator, 'no');
  await deleted.member.send('POST /users/deletion', {
    body: { email: deleted.member.email, password },
  });
  await tellAt(1);
  for (const { creator, member } of [suspended, deleted]) {
    expect(await askedOf(creator)).toEqual([]);
    expect(await countTold(creator)).toBe(0);
    const { rows } = await server.pool.query(
      'select from teammate_answers where $1 in (user_id, teammate_id)',
      [member.id],
    );
    expect(rows).toHaveLength(member === deleted.member ? 0 : 2);
  }
});
