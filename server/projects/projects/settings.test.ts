import { beforeAll, expect, test } from 'vitest';
import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, settingsForm } from '#tests/factories/projects.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const change = 'PUT /projects/{projectId}';
const complete = 'POST /projects/{projectId}/completion';
const join = 'POST /projects/{projectId}/members';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const paramsOf = ({ id }: { id: number }) => ({ params: { projectId: id } });

const save = async (lead: Person, project: Project, fields: Partial<ProjectUpdate> = {}) =>
  (await lead.send(change, { ...paramsOf(project), body: { ...settingsForm(project), ...fields } }))
    .body;

const refuse = async (lead: Person, project: Project, fields: Partial<ProjectUpdate> = {}) =>
  (
    await lead.refused(change, {
      ...paramsOf(project),
      body: { ...settingsForm(project), ...fields },
    })
  ).body;

test('a lead changes everything that a project says, and everyone sees it', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const fields = {
    name: 'Path Finder',
    description: 'A map of quiet paths near the city.',
    teamSize: 6,
    difficulty: 'Advanced',
    status: 'In Progress',
    githubUrl: '',
    techStack: ['Svelte'],
    languages: ['fi', 'en'],
    hours: 6,
    week: ['weekday_evening', 'night'],
    timeZone: 'Europe/Helsinki',
    goal: 'learn',
  } as const satisfies Partial<ProjectUpdate>;
  const changed = await save(creator, project, { ...fields, techStack: ['Svelte'] });
  expect(changed).toMatchObject({ ...fields, version: 2, can: { edit: true } });
  const seen = (await member.send('GET /projects/{projectId}', { params })).body;
  expect(seen).toMatchObject({ ...fields, version: 2, can: { open: true, edit: false } });
});

test('a time zone is shown by its current name', async () => {
  const { creator, project } = await createTeam(server);
  const changed = await save(creator, project, { timeZone: 'Europe/Kiev' });
  expect(changed.timeZone).toBe('Europe/Kyiv');
});

test('roles are added, renamed, put in order and deleted; members keep the name of their role', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { lookingFor: ['Designer', 'Tester'] });
  const [designer, tester] = project.roles;
  const [sofia, olena] = [await createPerson(server), await createPerson(server)];
  await sofia.send(join, { ...paramsOf(project), body: { roleId: designer!.id } });
  await olena.send(join, { ...paramsOf(project), body: { roleId: tester!.id } });
  const changed = await save(creator, project, {
    roles: [
      { name: 'Gardener', places: 2, skills: ['Roses'], level: 'some', mentors: true },
      { id: designer!.id, name: 'UX Designer', places: 2 },
    ],
  });
  expect(changed.roles).toEqual([
    expect.objectContaining({ name: 'Gardener', discipline: 'Other', places: 2, free: 2 }),
    expect.objectContaining({
      id: designer!.id,
      name: 'UX Designer',
      discipline: 'Design',
      free: 1,
    }),
  ]);
  expect(changed.roles[0]).toMatchObject({ skills: ['Roses'], level: 'some', mentors: true });
  expect(changed.lookingFor).toEqual(['Gardener', 'UX Designer']);
  expect(changed.members.map(({ role }) => role)).toEqual(['', 'UX Designer', 'Tester']);
});

test('stale_project returns the current project, and changes nothing', async () => {
  const { creator, project } = await createTeam(server);
  await save(creator, project, { name: 'First name' });
  const problem = await refuse(creator, project, { name: 'Second name' });
  expect(problem).toMatchObject({
    code: 'stale_project',
    status: 409,
    current: { name: 'First name', version: 2 },
  });
});

test('team_too_large: a team can’t get smaller than its members', async () => {
  const { creator, project, params } = await createTeam(server);
  for (let at = 0; at < 2; at += 1) await (await createPerson(server)).send(join, { params });
  expect(await refuse(creator, project, { teamSize: 3 })).toMatchObject({
    code: 'team_too_large',
    message: 'Four people are already on the team. Make it at least 4.',
  });
  expect((await save(creator, project, { teamSize: 4 })).teamSize).toBe(4);
});

test('returns role_too_small for fewer spots than members', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { lookingFor: ['Designer'] });
  const [role] = project.roles;
  const larger = await save(creator, project, { roles: [{ ...role!, places: 2 }] });
  for (let at = 0; at < 2; at += 1) {
    const person = await createPerson(server);
    await person.send(join, { ...paramsOf(project), body: { roleId: role!.id } });
  }
  expect(await refuse(creator, larger, { roles: [{ ...role!, places: 1 }] })).toMatchObject({
    code: 'role_too_small',
    message: 'Two people have the role Designer. Give it at least 2 spots.',
  });
});

test.each([
  [{ languages: ['xx'] }, 'languages.0'],
  [{ languages: ['fi', 'en', 'sv', 'de', 'fr', 'es'] }, 'languages'],
  [{ languages: ['fi', 'fi'] }, 'languages'],
  [{ hours: 41 }, 'hours'],
  [{ week: ['morning'] }, 'week.0'],
  [{ timeZone: 'Mars/Base' }, 'timeZone'],
  [{ timeZone: '+02:00' }, 'timeZone'],
  [{ goal: 'money' }, 'goal'],
  [{ roles: [{ name: 'Tester' }, { name: 'Tester' }] }, 'roles'],
  [{ roles: [{ id: 999_999, name: 'Tester' }] }, 'roles'],
  [{ name: 'ab' }, 'name'],
  [{ version: undefined }, 'version'],
])('returns invalid_input for %j', async (fields, field) => {
  const { creator, project } = await createTeam(server);
  const problem = await refuse(creator, project, fields as Partial<ProjectUpdate>);
  expect(problem.code).toBe('invalid_input');
  expect(problem.errors?.map((error) => error.field)).toEqual([field]);
});

test('forbidden for a member who is no lead, and not_found for everyone else', async () => {
  const { member, project } = await createTeam(server);
  expect((await refuse(member, project)).message).toBe(
    'Only leads can change the project’s settings.',
  );
  const outsider = await createPerson(server);
  expect((await refuse(outsider, project)).code).toBe('not_found');
  expect((await refuse(outsider, { ...project, id: 999_999 })).code).toBe('not_found');
  const refusal = await member.refused(complete, { ...paramsOf(project), body: { summary: '' } });
  expect(refusal.status).toBe(403);
});

test('a completed project says when and what was built, can’t be joined, and can be reopened', async () => {
  const { creator, project } = await createTeam(server, { lookingFor: ['Designer'] });
  const summary = 'A map that 40 people use.';
  const { body } = await creator.send(complete, { ...paramsOf(project), body: { summary } });
  expect(body).toMatchObject({ status: 'Completed', summary, version: 2 });
  expect(Date.parse(body.completedAt ?? '')).not.toBeNaN();
  const sofia = await createPerson(server);
  expect((await sofia.refused(join, paramsOf(project))).body.code).toBe('project_completed');
  expect(await findDesigner(sofia, project)).toBe(false);

  const reopened = await save(creator, body, { status: 'In Progress' });
  expect(reopened).toMatchObject({ status: 'In Progress', completedAt: null, summary });
  expect(await findDesigner(sofia, project)).toBe(true);
  await sofia.send(join, paramsOf(project));
});

test('notifies a team once that its project is complete, unless it’s reopened first', async () => {
  const { creator, member, project } = await createTeam(server);
  await server.pool.query('delete from notifications');
  const { body } = await creator.send(complete, { ...paramsOf(project), body: { summary: '' } });
  const told = [`${creator.name} completed ${project.name}`];
  expect(await notifiedTexts(member)).toEqual(told);
  expect(await notifiedTexts(creator)).toEqual([]);
  // Only the summary changes.
  await creator.send(complete, { ...paramsOf(project), body: { summary: 'A map.' } });
  expect(await notifiedTexts(member)).toEqual(told);
  const current = (await creator.send('GET /projects/{projectId}', paramsOf(project))).body;
  expect(current.version).toBeGreaterThan(body.version);
  const open = await save(creator, current, { status: 'In Progress' });
  expect((await member.send('GET /notifications')).body.unread).toBe(0);
  await save(creator, open, { status: 'Completed' });
  expect(await notifiedTexts(member)).toEqual(told);
  expect((await member.send('GET /notifications')).body.unread).toBe(1);
});

/** Whether a search for an opening finds the project: the role's name alone doesn't match this search. */
async function findDesigner(person: Person, { id }: Project) {
  const query = { searchQuery: 'UX' };
  const { body } = await person.send('GET /projects/search', { query });
  return body.content.some((project) => project.id === id);
}

test('editing a completed project keeps the time of its completion', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { status: 'Completed' });
  expect(project.completedAt).not.toBeNull();
  const changed = await save(creator, project, { name: 'Still complete' });
  expect(changed.completedAt).toBe(project.completedAt);
});
