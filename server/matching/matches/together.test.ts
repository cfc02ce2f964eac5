import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, createProject } from '#tests/factories/projects.ts';
import { answerAbout, createFormerTeam } from '#tests/factories/teammates.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

const lines = (reasons: { key: string; words: string; points: number }[] = []) =>
  reasons.filter(({ key }) => key === 'together').map(({ words }) => words);

/** Two who built together, one of whom now asks first in a new project of their own. */
async function createFormerTeammates() {
  const { creator, member } = await createFormerTeam(server);
  const project = await createAskingProject(creator, {
    name: 'Tide Table',
    lookingFor: ['Tester'],
  });
  await member.send('PUT /users/team-preferences', {
    body: { disciplines: ['Testing'], findable: true },
  });
  const params = { projectId: project.id };
  // Leads don't find people where they have asked to join.
  const other = await createAskingProject(creator, { lookingFor: ['Tester'] });
  const role = { projectId: other.id, roleId: other.roles[0]!.id };
  const request = await askToJoin(member, project.id);
  const seen = async (query = {}) => {
    const { body } = await member.send('GET /openings/for-me', { query });
    return body.find((one) => one.project.id === project.id);
  };
  /** The line wherever one of them reads about the other. */
  const readAll = async () => {
    const { body: fits } = await member.send('GET /projects/{projectId}/fit', { params });
    const { body: asking } = await creator.send('GET /projects/{projectId}/join-requests/fit', {
      params,
    });
    const { body: people } = await creator.send('GET /projects/{projectId}/roles/{roleId}/people', {
      params: role,
    });
    return [
      (await seen())?.reasons,
      (await seen({ together: 'yes' }))?.reasons,
      fits[0]?.reasons,
      asking.find(({ requestId }) => requestId === request.id)?.reasons,
      people.find(({ id }) => id === member.id)?.reasons,
    ].map(lines);
  };
  return { creator, member, project, seen, readAll };
}

const nothing = [[], [], [], [], []];
const forPerson = ({ name }: Person) => [`You’ve built with ${name}, and you’d both do it again`];
const forLead = ['You’ve built together, and you’d both do it again'];

test('when both say yes, each sees a reason without points and can filter by it', async () => {
  const { creator, member, seen, readAll } = await createFormerTeammates();
  const before = await seen();
  expect(await readAll()).toEqual(nothing);
  await answerAbout(member, creator, 'yes');
  expect(await readAll()).toEqual(nothing);
  expect(await seen({ together: 'yes' })).toBeUndefined();
  await answerAbout(creator, member, 'yes');
  const words = forPerson(creator);
  expect(await readAll()).toEqual([words, words, words, forLead, forLead]);
  const after = (await seen())!;
  expect(after.band).toBe(before!.band);
  expect(after.reasons[0]).toMatchObject({ points: 0, most: 0, fits: 'yes' });
  const { body: filtered } = await member.send('GET /openings/for-me', {
    query: { together: 'yes' },
  });
  expect(filtered.map(({ project: { name } }) => name)).toContain('Tide Table');
  // Trail Finder, which the creator is still in, is the only other one.
  expect(filtered.every(({ project }) => project.creator.id === creator.id)).toBe(true);
  // Others don't read about it.
  const other = await createPerson(server);
  const { body: forOther } = await other.send('GET /openings/for-me');
  expect(forOther.flatMap(({ reasons }) => lines(reasons))).toEqual([]);
});

test('a one-sided yes, a no and no answer look the same', async () => {
  const { creator, member, seen, readAll } = await createFormerTeammates();
  await answerAbout(member, creator, 'yes');
  const open = [await seen(), await readAll()];
  await answerAbout(creator, member, 'no');
  expect([await seen(), await readAll()]).toEqual(open);
  await answerAbout(creator, member, 'yes');
  await answerAbout(member, creator, 'no');
  expect([await seen(), await readAll()]).toEqual(open);
});

test('keeps both answers of two people who say yes simultaneously on two processes', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { creator, member, readAll } = await createFormerTeammates();
    const say = (at: number, { cookies }: Person, { id }: Person) =>
      openClient(urls[at]!, cookies).request('PUT', `/api/users/teammates/${id}`, {
        body: { answer: 'yes' },
      });
    const replies = await Promise.all([say(0, creator, member), say(1, member, creator)]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(await readAll()).toEqual([
      forPerson(creator),
      forPerson(creator),
      forPerson(creator),
      forLead,
      forLead,
    ]);
  }
});

test('the line disappears while someone is blocked, suspended or inactive', async () => {
  const { creator, member, seen } = await createFormerTeammates();
  // A third person leads the project, so that a block between the two doesn't hide it.
  const lead = await createPerson(server);
  const project = await createProject(lead, { lookingFor: ['Tester'] });
  const params = { projectId: project.id };
  await creator.send('POST /projects/{projectId}/members', { params });
  await answerAbout(member, creator, 'yes');
  await answerAbout(creator, member, 'yes');
  const read = async () =>
    lines((await member.send('GET /projects/{projectId}/fit', { params })).body[0]?.reasons);
  expect(await read()).toEqual(forPerson(creator));
  const block = { params: { userId: member.id } };
  await creator.send('PUT /users/blocks/{userId}', block);
  expect(await read()).toEqual([]);
  await creator.send('DELETE /users/blocks/{userId}', block);
  expect(await read()).toEqual(forPerson(creator));
  const update = (set: string, table: string, where: string) =>
    server.pool.query(`update ${table} set ${set} where ${where} = $1`, [creator.id]);
  await update(`suspended_until = now() + interval '1 day'`, 'users', 'id');
  expect(await read()).toEqual([]);
  await update('suspended_until = null', 'users', 'id');
  await update('inactive_since = now(), is_lead = false', 'project_members', 'user_id');
  expect(await read()).toEqual([]);
  expect(lines((await seen())?.reasons)).toEqual([]);
});
