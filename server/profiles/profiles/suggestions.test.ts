import { beforeAll, expect, test } from 'vitest';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { changeTicket, createTeam } from '#tests/factories/projects.ts';
import {
  finishTicket,
  giveTeamWork,
  reviewTicket,
  backdateAccounts,
} from '#tests/factories/reviews.ts';
import { leaveTeam } from '#tests/factories/teammates.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /users/suggestions';
const put = 'PUT /users/suggestions';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** A team in which the member finishes tickets that others review. */
async function createWork() {
  const team = await createTeam(server, { techStack: ['reactjs', 'Go', 'CSS'] });
  const { creator, member, params } = team;
  const juno = await createPerson(server, 'Juno');
  await juno.send('POST /projects/{projectId}/members', { params });
  for (const reviewer of [creator, juno]) await giveTeamWork(server, reviewer, member);
  await backdateAccounts(server, creator, member, juno);
  const finish = async (labels: string[], reviewers: Person[]) => {
    const ticket = await finishTicket(server, {
      worker: member,
      projectId: params.projectId,
      labels,
    });
    for (const reviewer of reviewers) await reviewTicket(reviewer, ticket);
    return ticket;
  };
  return { ...team, juno, finish };
}

const suggestedTo = async (person: Person) => (await person.send(list)).body;
const namesFor = async (person: Person) =>
  (await suggestedTo(person)).map(({ technology }) => technology);

test('once someone has left, lists what their reviewed tickets show and their tech stack doesn’t', async () => {
  const { creator, member, juno, params, finish } = await createWork();
  await finish(['reactjs', 'CSS'], [creator]);
  await finish(['reactjs'], [creator, juno]);
  await finish(['Go'], []);
  const reopened = await finish(['Go'], [juno]);
  await changeTicket(member, reopened, { status: 'In Progress' });
  await finish(['CSS'], []);
  expect(await suggestedTo(member)).toEqual([]);
  await leaveTeam(member, params);
  expect(await suggestedTo(member)).toEqual([
    {
      technology: 'React',
      tickets: 2,
      reviewers: [creator.name, juno.name].toSorted(),
      reviewerCount: 2,
    },
    { technology: 'CSS', tickets: 1, reviewers: [creator.name], reviewerCount: 1 },
  ]);
  expect(await suggestedTo(creator)).toEqual([]);
  const techStack = [{ technology: 'React.js', skillLevel: 'BEGINNER' as const }];
  await member.send('PUT /tech-stack', { body: { techStack } });
  expect(await namesFor(member)).toEqual(['CSS']);
  // A deleted account still counts, without a name.
  await creator.send('POST /users/deletion', { body: { email: creator.email, password } });
  expect(await suggestedTo(member)).toMatchObject([{ reviewers: [], reviewerCount: 1 }]);
});

test('suggests technologies once the project is complete', async () => {
  const { creator, member, params, finish } = await createWork();
  await finish(['Go'], [creator]);
  const body = { summary: '' };
  await creator.send('POST /projects/{projectId}/completion', { params, body });
  expect(await namesFor(member)).toEqual(['Go']);
});

test('hides a dismissed technology in every spelling, until that’s undone', async () => {
  const { creator, member, params, finish } = await createWork();
  await finish(['reactjs', 'Go'], [creator]);
  await leaveTeam(member, params);
  const dismiss = (technology: string, isDismissed = true) =>
    member.send(put, { body: { technology, isDismissed } });
  await Promise.all([dismiss('React'), dismiss('REACT.JS')]);
  expect(await namesFor(member)).toEqual(['Go']);
  const { dismissedSuggestions } = (await member.send('GET /users/export')).body;
  expect(dismissedSuggestions).toEqual([{ technology_key: 'react' }]);
  await dismiss('react', false);
  expect(await namesFor(member)).toEqual(['Go', 'React']);
});

test('returns not_found for a technology that isn’t suggested, and invalid_input for a wrong body', async () => {
  const person = await createPerson(server);
  const body = { technology: 'Rust', isDismissed: true };
  expect((await person.refused(put, { body })).body.code).toBe('not_found');
  const empty = await person.refused(put, { body: { ...body, technology: ' ' } });
  expect(empty.body.code).toBe('invalid_input');
});
