import { beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { mailedSubjects } from '#tests/mailed-subjects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const change = 'PUT /projects/{projectId}/members/{userId}';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createThree() {
  const team = await createTeam(server, { lookingFor: ['Designer', 'Tester'] });
  const third = await createPerson(server, 'Sofia');
  await third.send(join, { params: team.params });
  const of = ({ id }: Person) => ({ ...team.params, userId: id });
  const [designer, tester] = team.project.roles.map(({ id }) => id);
  return { ...team, third, of, designer: designer!, tester: tester! };
}

test('a member chooses their own role, changes it and gives it up', async () => {
  const { creator, member, params, of, designer, tester } = await createThree();
  const choose = async (roleId: number | null) =>
    (await member.send(change, { params: of(member), body: { roleId } })).body;
  expect(await choose(designer)).toMatchObject({ role: 'Designer', roleId: designer });
  expect(await choose(tester)).toMatchObject({ role: 'Tester', roleId: tester });
  const { body } = await creator.send('GET /projects/{projectId}', { params });
  expect(body.lookingFor).toEqual(['Designer']);
  expect(await choose(null)).toMatchObject({ role: '', roleId: null });
});

test('returns role_filled for a role without an open spot, except to its own member', async () => {
  const { creator, member, third, of, designer } = await createThree();
  await creator.send(change, { params: of(member), body: { roleId: designer } });
  const taken = await third.refused(change, { params: of(third), body: { roleId: designer } });
  expect(taken.body).toMatchObject({ code: 'role_filled', status: 409 });
  await member.send(change, { params: of(member), body: { roleId: designer } });
});

test('notifies someone who becomes a lead what leads do, and when that ends', async () => {
  const { creator, member, of, project } = await createThree();
  const setLead = (isLead: boolean) =>
    creator.send(change, { params: of(member), body: { isLead } });
  await setLead(true);
  // Nothing changes, so nobody is told again.
  await setLead(true);
  const made = `${creator.name} made you a lead of ${project.name}`;
  expect((await notifiedTexts(member)).filter((text) => text === made)).toHaveLength(1);
  expect(await mailedSubjects(server, member.email)).toEqual([made]);
  const mail = (await server.mail()).find(({ subject }) => subject === made);
  expect(mail?.text).toContain('invite people, answer requests to join');
  await setLead(false);
  expect((await notifiedTexts(member))[0]).toBe(`You no longer lead ${project.name}`);
});

test('a lead makes someone a lead, who can then do the same and step down again', async () => {
  const { creator, member, third, of } = await createThree();
  await creator.send(change, { params: of(member), body: { isLead: true } });
  const { body } = await member.send(change, { params: of(third), body: { isLead: true } });
  expect(body.isLead).toBe(true);
  await member.send(change, { params: of(member), body: { isLead: false } });
  const refusal = await member.refused(change, { params: of(third), body: { isLead: false } });
  expect(refusal.body.message).toBe('Only leads can change someone else’s role.');
});

test('forbidden: members can’t make themselves leads, and the creator always is one', async () => {
  const { creator, member, third, of, designer } = await createThree();
  const refuse = async (person: Person, target: Person, body: object) =>
    (await person.refused(change, { params: of(target), body })).body;
  expect((await refuse(member, member, { isLead: true })).message).toBe(
    'Only leads can choose who leads the project.',
  );
  expect((await refuse(member, third, { roleId: designer })).code).toBe('forbidden');
  expect((await refuse(creator, creator, { isLead: false })).message).toBe(
    'The project’s creator always leads it.',
  );
});

test('not_found for a non-member, for someone who isn’t on the team, and for a role elsewhere', async () => {
  const { creator, member, of } = await createThree();
  const other = await createThree();
  const outsider = await createPerson(server);
  for (const [person, target, body] of [
    [outsider, member, { roleId: null }],
    [creator, outsider, { roleId: null }],
    [member, member, { roleId: other.designer }],
  ] as const)
    expect((await person.refused(change, { params: of(target), body })).status).toBe(404);
});

test('returns too_many_requests after 100 changes of members a day', async () => {
  const { member, of, designer } = await createThree();
  for (let count = 0; count < 100; count += 1)
    await member.send(change, { params: of(member), body: { roleId: designer } });
  const refused = await member.refused(change, { params: of(member), body: { roleId: null } });
  expect(refused.body.code).toBe('too_many_requests');
});
