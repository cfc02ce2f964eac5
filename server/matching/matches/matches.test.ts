import { beforeAll, expect, test } from 'vitest';
import type { ProjectUpdate } from '#contract/projects/projects.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { askToJoin, createProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

const forMe = 'GET /openings/for-me';
const preferences = 'PUT /users/team-preferences';

beforeAll(async () => {
  server = await startTestServer();
});

/** Creates a project of one role by someone else. */
async function createOpening(fields: Partial<ProjectUpdate> & { role?: object } = {}) {
  const { role, ...settings } = fields;
  const creator = await createPerson(server);
  const project = await createProject(creator, { lookingFor: ['Front-end dev'] });
  const params = { projectId: project.id };
  const roles = project.roles.map((one) => ({ ...one, ...role }));
  const body = { ...settingsForm(project), ...settings, roles };
  const { body: changed } = await creator.send('PUT /projects/{projectId}', { params, body });
  return { creator, project: changed, params };
}

const listed = async (person: Person, query: Record<string, unknown> = {}) => {
  const { body } = await person.send(forMe, { query: { ...query } });
  return body.map(({ project }) => project.id);
};

test('lists openings with their band, reasons and spots, the best band first', async () => {
  const skills = { skills: ['React', 'ts'] };
  const { project: well } = await createOpening({ hours: 5, goal: 'learn', role: skills });
  const { project: stretch } = await createOpening({
    hours: 40,
    goal: 'win',
    role: { discipline: 'Data', skills: ['R'] },
  });
  const person = await createPerson(server);
  await person.send(preferences, {
    body: { disciplines: ['Front-end'], hours: 5, goal: 'learn', learns: ['Rust'] },
  });
  await person.send('PUT /tech-stack', {
    body: {
      techStack: [
        { technology: 'reactjs', skillLevel: 'EXPERT' },
        { technology: 'TypeScript', skillLevel: 'PROFICIENT' },
      ],
    },
  });
  const { body } = await person.send(forMe);
  expect(body.map(({ project }) => project.id)).toEqual([well.id, stretch.id]);
  expect(body[0]).toMatchObject({
    band: 'well',
    role: { id: well.roles[0]!.id, name: 'Front-end dev' },
    asked: 0,
    freePlaces: 1,
    project: { can: { join: true } },
    reasons: [
      { key: 'skills', fits: 'yes', points: 40, most: 40 },
      { key: 'role', fits: 'yes', points: 20, words: 'Front-end is on your list' },
      { key: 'hours', fits: 'yes', points: 10, words: '5 hours a week is enough' },
      { key: 'week', fits: 'unknown', points: 5 },
      { key: 'goal', fits: 'yes', points: 10, words: 'You both want to learn' },
      { key: 'answers', fits: 'yes', points: 10, words: 'You can join right away' },
    ],
  });
  expect(body[1]).toMatchObject({ band: 'stretch' });
  expect(await listed(person, { discipline: 'Data' })).toEqual([stretch.id]);
  expect(await listed(person, { goal: 'learn' })).toEqual([well.id]);
  expect(await listed(person, { page: 1 })).toEqual([]);
});

test('common hours count across time zones', async () => {
  const week = ['weekday_evening'];
  const { params, project } = await createOpening({
    week: ['weekday_evening'],
    timeZone: 'Europe/Helsinki',
  });
  const commonHours = async (timeZone: string) => {
    const person = await createPerson(server);
    await person.send(preferences, { body: { week, timeZone } });
    const { body } = await person.send('GET /projects/{projectId}/fit', { params });
    expect(body.map(({ roleId }) => roleId)).toEqual([project.roles[0]!.id]);
    return body[0]!.reasons.find(({ key }) => key === 'week')!.words;
  };
  expect(await commonHours('Europe/Helsinki')).toBe('Your free times overlap');
  // Four hours behind, all year.
  expect(await commonHours('America/Scoresbysund')).toBe(
    'Your free times overlap for 5 hours a week',
  );
  expect(await commonHours('Asia/Tokyo')).toBe('Your free times don’t overlap');
  expect(await commonHours('')).toBe('We don’t know when you both have time');
});

test('leaves out full, complete, inactive and paused teams and those in other languages', async () => {
  const person = await createPerson(server);
  await person.send(preferences, { body: { languages: ['fi'] } });
  const before = await listed(person);
  const hidden = [
    await createOpening({ teamSize: 1 }),
    await createOpening({ status: 'Completed' }),
    await createOpening({ languages: ['sv'] }),
    await createOpening({ joining: 'ask' }),
    await createOpening(),
  ];
  const [paused, inactive] = [hidden[3]!, hidden[4]!];
  await server.pool.query('update projects set unanswered_requests = 2 where id = $1', [
    paused.project.id,
  ]);
  await server.pool.query(`update projects set last_active_on = current_date - 31 where id = $1`, [
    inactive.project.id,
  ]);
  await server.pool.query('update opening_refreshes set refreshed_at = null');
  await server.runSchedule();
  expect(new Set(await listed(person))).toEqual(new Set(before));
  const { project } = await createOpening({ languages: ['sv', 'fi'] });
  expect(await listed(person)).toContain(project.id);
});

test('leaves out teams that someone is in, that removed or declined them, and those they dismissed', async () => {
  const person = await createPerson(server);
  const teams = [];
  for (let at = 0; at < 4; at += 1) teams.push(await createOpening({ teamSize: 5 }));
  const [own, removed, declined, dismissed] = teams as [(typeof teams)[0], ...typeof teams];
  const ids = teams.map(({ project }) => project.id);
  expect(await listed(person)).toEqual(expect.arrayContaining(ids));
  await person.send('POST /projects/{projectId}/members', { params: own.params });
  await server.pool.query(
    `insert into departures (project_id, user_id, kind) values ($1, $2, 'removed')`,
    [removed!.project.id, person.id],
  );
  await server.pool.query(
    `insert into join_requests (project_id, user_id, state, asked_at, answer_by, ended_at)
     values ($1, $2, 'declined', now(), now(), now())`,
    [declined!.project.id, person.id],
  );
  const dismissal = { params: dismissed!.params };
  await person.send('PUT /openings/dismissals/{projectId}', dismissal);
  await person.send('PUT /openings/dismissals/{projectId}', dismissal);
  const left = await listed(person);
  for (const id of ids) expect(left).not.toContain(id);
  await person.send('DELETE /openings/dismissals/{projectId}', dismissal);
  expect(await listed(person)).toContain(dismissed!.project.id);
  const other = await createPerson(server);
  expect(await listed(other)).toEqual(expect.arrayContaining(ids));
});

test('a dismissal ends after 90 days', async () => {
  const person = await createPerson(server);
  const { project, params } = await createOpening();
  await person.send('PUT /openings/dismissals/{projectId}', { params });
  await server.pool.query(
    `update opening_dismissals set dismissed_at = now() - interval '91 days' where user_id = $1`,
    [person.id],
  );
  expect(await listed(person)).toContain(project.id);
  await server.sweep();
  const { rowCount } = await server.pool.query(
    'select from opening_dismissals where user_id = $1',
    [person.id],
  );
  expect(rowCount).toBe(0);
});

test('returns not_found for a missing project', async () => {
  const person = await createPerson(server);
  const params = { projectId: 999_999, roleId: 1 };
  for (const key of [
    'PUT /openings/dismissals/{projectId}',
    'GET /projects/{projectId}/fit',
    'GET /projects/{projectId}/roles/{roleId}/people',
  ] as const)
    expect((await person.refused(key, { params })).body.code).toBe('not_found');
});

test('members get no reasons for their own team', async () => {
  const { creator, params } = await createOpening();
  expect((await creator.send('GET /projects/{projectId}/fit', { params })).body).toEqual([]);
});

const people = 'GET /projects/{projectId}/roles/{roleId}/people';

test('leads see who agreed to be found and fits a role, without their address', async () => {
  const { creator, project, params } = await createOpening({
    hours: 5,
    role: { skills: ['React'] },
  });
  const [found, hidden] = [await createPerson(server, 'Found'), await createPerson(server)];
  const body = {
    disciplines: ['Front-end'],
    hours: 6,
    note: 'I like maps.',
    timeZone: 'Asia/Tokyo',
  };
  await found.send(preferences, { body: { ...body, findable: true } });
  await found.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'react', skillLevel: 'EXPERT' }] },
  });
  await hidden.send(preferences, { body });
  const role = { params: { ...params, roleId: project.roles[0]!.id } };
  const { body: list } = await creator.send(people, role);
  expect(list.map(({ id }) => id)).toContain(found.id);
  expect(list.map(({ id }) => id)).not.toContain(hidden.id);
  const one = list.find(({ id }) => id === found.id);
  expect(one).toMatchObject({
    name: found.name,
    note: 'I like maps.',
    hours: 6,
    utcOffset: 'UTC+9',
    skills: [{ technology: 'react', skillLevel: 'EXPERT' }],
    band: 'well',
    reasons: [
      { key: 'skills', points: 40, words: 'They know React, 1 of 1 skill' },
      { key: 'role', points: 20, words: 'Front-end is on their list' },
      { key: 'hours', points: 10 },
      { key: 'week', points: 5 },
      { key: 'goal', points: 5 },
    ],
  });
  expect(JSON.stringify(list)).not.toContain('@');
  // Leads could tell who dismissed their project from who is missing.
  await found.send('PUT /openings/dismissals/{projectId}', { params });
  const { body: afterwards } = await creator.send(people, role);
  expect(afterwards.map(({ id }) => id)).toContain(found.id);
});

test('leads don’t find people who have asked to join', async () => {
  const { creator, project, params } = await createOpening();
  const found = await createPerson(server, 'Yuki');
  await found.send(preferences, { body: { findable: true } });
  const role = { params: { ...params, roleId: project.roles[0]!.id } };
  const list = async () => (await creator.send(people, role)).body.map(({ id }) => id);
  expect(await list()).toContain(found.id);
  const body = { ...settingsForm(project), joining: 'ask' };
  await creator.send('PUT /projects/{projectId}', { params, body });
  const { id: requestId } = await askToJoin(found, project.id);
  expect(await list()).not.toContain(found.id);
  await found.send('DELETE /join-requests/{requestId}', { params: { requestId } });
  expect(await list()).toContain(found.id);
});

test('a role of another project is not_found', async () => {
  const [{ creator, params }, { project }] = [await createOpening(), await createOpening()];
  const refusal = await creator.refused(people, {
    params: { ...params, roleId: project.roles[0]!.id },
  });
  expect(refusal.body.code).toBe('not_found');
});

test('with thousands of openings, those with someone’s skills are found by their keys', async () => {
  await server.pool.query(
    `with made as (
       insert into projects (creator_id, name, description, status, difficulty, team_size,
                             github_url, image, tech_stack, looking_for)
       select (select min(id) from users), 'Bulk ' || n, 'Words', 'Planning', 'Beginner', 4, '', '',
              case when n = 5 then array['Erlang'] else array['PHP', 'CSS'] end, '{Tester}'
         from generate_series(1, 3100) as n returning id)
     insert into roles (project_id, name, discipline, ordinal)
     select id, 'Tester', 'Testing', 1 from made`,
  );
  await server.pool.query(
    'insert into opening_refreshes select id from projects on conflict do nothing',
  );
  await server.runSchedule();
  const person = await createPerson(server);
  await person.send(preferences, { body: { disciplines: ['Testing'], learns: [] } });
  await person.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'Erlang', skillLevel: 'EXPERT' }] },
  });
  const { body } = await person.send(forMe);
  expect(body).toHaveLength(30);
  expect(body[0]).toMatchObject({ project: { name: 'Bulk 5' }, band: 'well' });
  expect((await person.send(forMe, { query: { page: 1 } })).body).toHaveLength(30);
  const newcomer = await createPerson(server);
  expect((await newcomer.send(forMe)).body).toHaveLength(30);
});
