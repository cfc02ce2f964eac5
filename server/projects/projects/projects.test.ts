import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, projectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let aino: Person;

beforeAll(async () => {
  server = await startTestServer();
  aino = await createPerson(server, 'Aino');
});

const role = (name: string, discipline: string) => ({
  id: expect.any(Number),
  name,
  discipline,
  places: 1,
  free: 1,
  freeSoon: 0,
  skills: [],
  level: 'any',
  mentors: false,
});

const cannot = {
  open: false,
  join: false,
  ask: false,
  comeBack: false,
  wait: false,
  edit: false,
  answer: false,
  handOver: false,
  takeOver: false,
  remove: false,
};

test('a new project has its creator as first member; helper fields are ignored', async () => {
  const body = { ...projectForm({ teamSize: 3 }), newTech: 'Vue', newRole: 'Tester' };
  const answer = await aino.send('POST /projects', { body });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    ...projectForm({ teamSize: 3 }),
    id: expect.any(Number),
    currentMembers: 1,
    members: [{ userId: aino.id, name: aino.name, avatar: null, role: '', isLead: true }],
    roles: [role('Designer', 'Design'), role('Backend developer', 'Back-end')],
    joining: 'open',
    reservedPlaces: 0,
    reservedUntil: null,
    invitationId: null,
    isPaused: false,
    waitingRequests: 0,
    hasAsked: false,
    rejoinAt: null,
    isNew: false,
    isQuiet: false,
    asksNextStep: false,
    inactiveSince: null,
    membership: 'active',
    quietTicket: null,
    hasRepository: false,
    hasDocuments: false,
    meets: null,
    takeover: null,
    creator: { id: aino.id, username: aino.name },
    languages: [],
    hours: null,
    week: [],
    timeZone: '',
    goal: null,
    version: 1,
    completedAt: null,
    summary: '',
    offeredTo: null,
    hackathon: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    can: { ...cannot, open: true, edit: true, answer: true, remove: true },
  });
});

test.each([
  [{ name: '' }, 'Project name is required'],
  [{ name: '   ' }, 'Project name is required'],
  [{ name: 'ab' }, 'Project name must be at least 3 characters long'],
  [{ name: 'a'.repeat(101) }, 'Project name must not exceed 100 characters'],
  [{ description: '' }, 'Project description is required'],
  [{ description: 'too short' }, 'Project description must be at least 10 characters long'],
  [{ description: 'a'.repeat(5001) }, 'Project description must not exceed 5000 characters'],
  [{ teamSize: 0 }, 'Team size must be at least 1'],
  [{ teamSize: -3 }, 'Team size must be at least 1'],
  [{ teamSize: 2.5 }, 'Team size must be a whole number'],
  [{ teamSize: '4' }, 'Team size must be a whole number'],
  [{ difficulty: undefined }, 'Difficulty level is required'],
  [{ difficulty: 'Expert' }, 'Difficulty level is required'],
  [{ status: undefined }, 'Project status is required'],
  [{ status: 'Done' }, 'Project status is required'],
  [{ techStack: [] }, 'At least one technology is required'],
  [{ techStack: undefined }, 'At least one technology is required'],
  [{ techStack: ['Go', 'Go '] }, 'Technology must not be listed twice'],
  [{ lookingFor: [] }, 'At least one role is required'],
  [{ lookingFor: [''] }, 'Role is required'],
  [
    { githubUrl: 'javascript:alert(1)' },
    'Repository link must be a web address that begins with http:// or https://',
  ],
  [{ image: 'https://elsewhere.test/a.png' }, 'Only the stock image can be used'],
])('returns invalid_input for %o', async (fields, message) => {
  const { status, body } = await aino.refused('POST /projects', {
    body: { ...projectForm(), ...fields },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input', message, errors: [{ message }] });
});

test('values at the limits are allowed', async () => {
  for (const fields of [
    { name: 'abc', description: 'a'.repeat(10), teamSize: 1 },
    { name: 'a'.repeat(100), description: 'a'.repeat(5000), teamSize: 6 },
  ])
    await aino.send('POST /projects', { body: projectForm(fields) });
});

test('lists the projects a person created or joined', async () => {
  const other = await createPerson(server, 'Eetu');
  const own = await createProject(other, { name: 'Own project' });
  const joined = await createProject(aino, { name: 'Joined project' });
  await createProject(aino, { name: 'Foreign project' });
  await other.send('POST /projects/{projectId}/members', { params: { projectId: joined.id } });
  const { body } = await other.send('GET /projects/user');
  expect(body.map((project) => project.name)).toEqual(['Joined project', 'Own project']);
  expect(body.map((project) => project.can)).toEqual([
    { ...cannot, open: true },
    { ...cannot, open: true, edit: true, answer: true, remove: true },
  ]);
  expect(body[1]?.id).toBe(own.id);
});

test('lists and pages have every field of a project that the specification names', async () => {
  const specified =
    'id name description status image lookingFor techStack currentMembers teamSize difficulty githubUrl members creator createdAt updatedAt'.split(
      ' ',
    );
  const creator = await createPerson(server);
  const { id } = await createProject(creator, { name: 'Specified fields' });
  const query = { searchQuery: 'Specified fields' };
  const params = { userId: creator.id };
  const lists = [
    (await creator.send('GET /projects/search', { query })).body.content,
    (await creator.send('GET /projects/user')).body,
    (await openClient(server.url).send('GET /users/{userId}/projects', { params })).body,
    [(await creator.send('GET /projects/{projectId}', { params: { projectId: id } })).body],
  ];
  for (const [project] of lists) {
    expect(Object.keys(project!)).toEqual(expect.arrayContaining(specified));
    expect(Date.parse(project!.updatedAt)).not.toBeNaN();
  }
});

test('anyone can see a project, with what they may do', async () => {
  const { project, params } = await createTeam(server, { teamSize: 3 });
  const visitor = openClient(server.url);
  const joiner = await createPerson(server);
  expect((await visitor.send('GET /projects/{projectId}', { params })).body).toEqual({
    ...project,
    currentMembers: 2,
    members: expect.any(Array),
    membership: null,
    can: { ...cannot, join: true },
  });
  await joiner.send('POST /projects/{projectId}/members', { params });
  const full = await visitor.send('GET /projects/{projectId}', { params });
  expect(full.body.can).toMatchObject({ open: false, join: false });
});

test.each(['0', '-1', '1.5', 'abc', '999999999', '99999999999999999999', '1e3', '%00', "1'--"])(
  'returns not_found for project %s',
  async (projectId) => {
    const { status, body } = await aino.refused('GET /projects/{projectId}', {
      params: { projectId },
    });
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);

test('returns unauthenticated to a visitor who creates or lists their projects', async () => {
  const visitor = openClient(server.url);
  expect((await visitor.refused('POST /projects', { body: projectForm() })).body.code).toBe(
    'unauthenticated',
  );
  expect((await visitor.refused('GET /projects/user')).body.code).toBe('unauthenticated');
});
