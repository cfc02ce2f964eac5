import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { askToJoin, createAskingProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const rounds = 8;

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

/** Sends requests at the same time, each on the other process than the one before. */
const atOnce = (requests: [person: Person, method: string, path: string, body?: object][]) =>
  Promise.all(
    requests.map(async ([{ cookies }, method, path, body], at) => {
      const client = openClient(urls[at % 2]!, cookies);
      const response = await client.request(method, `/api${path}`, body && { body });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    }),
  );

const createPeople = async (count: number) => {
  const people = [];
  while (people.length < count) people.push(await createPerson(server));
  await Promise.all(people.map((person) => person.send('GET /auth/me')));
  return people as [Person, ...Person[]];
};

/** A project with two leads, who answer at the same time. */
async function createWithLeads(fields = {}) {
  const [lead, second] = (await createPeople(2)) as [Person, Person];
  const project = await createAskingProject(lead, fields);
  await server.pool.query(
    'insert into project_members (project_id, user_id, is_lead) values ($1, $2, true)',
    [project.id, second.id],
  );
  return { lead, second, project };
}

const getProject = async (person: Person, projectId: number) =>
  (await person.send('GET /projects/{projectId}', { params: { projectId } })).body;

test('stores one of two simultaneous requests by one person, and both replies name it', async () => {
  const { project } = await createWithLeads();
  for (let round = 0; round < rounds; round += 1) {
    const [juno] = await createPeople(1);
    const path = `/projects/${project.id}/join-requests`;
    const replies = await atOnce([
      [juno, 'POST', path, {}],
      [juno, 'POST', path, {}],
    ]);
    const [stored, refused] = replies.toSorted((a, b) => a.status - b.status);
    expect([stored?.status, refused?.status]).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({ code: 'already_asked', current: stored?.body });
    expect((await juno.send('GET /join-requests')).body).toHaveLength(1);
  }
});

test('stores one of two leads’ simultaneous answers and returns it to the other', async () => {
  const { lead, second, project } = await createWithLeads({ teamSize: 20 });
  const [accept, decline] = [
    { answer: 'accepted', text: '' },
    { answer: 'declined', text: 'Not this time, sorry.' },
  ];
  for (const juno of await createPeople(rounds)) {
    const { id } = await askToJoin(juno, project.id);
    const replies = await atOnce([
      [lead, 'POST', `/join-requests/${id}/answer`, accept],
      [second, 'POST', `/join-requests/${id}/answer`, decline],
    ]);
    const [answered, refused] = replies.toSorted((a, b) => a.status - b.status);
    expect([answered?.status, refused?.status]).toEqual([200, 409]);
    expect(refused?.body.code).toBe('already_answered');
    expect(refused?.body.current.state).toBe(answered?.body.state);
    const { members } = await getProject(lead, project.id);
    const isMember = members.some(({ userId }) => userId === juno.id);
    expect(isMember).toBe(answered?.body.state === 'accepted');
  }
  const { rows } = await server.pool.query(
    `select from notifications where kind = 'join_request_answered'`,
  );
  expect(rows).toHaveLength(rounds);
});

test('a withdrawn request never makes a member', async () => {
  const { lead, project } = await createWithLeads({ teamSize: 20 });
  for (const juno of await createPeople(rounds)) {
    const { id } = await askToJoin(juno, project.id);
    const [answer, withdrawal] = await atOnce([
      [lead, 'POST', `/join-requests/${id}/answer`, { answer: 'accepted' }],
      [juno, 'DELETE', `/join-requests/${id}`],
    ]);
    expect([answer?.status, withdrawal?.status]).toEqual(
      answer?.status === 200 ? [200, 409] : [409, 204],
    );
    const { members } = await getProject(lead, project.id);
    expect(members.some(({ userId }) => userId === juno.id)).toBe(answer?.status === 200);
  }
});

test('simultaneously accepting, shrinking and choosing roles exceeds neither the team’s size nor a role', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { lead, second, project } = await createWithLeads({ teamSize: 4 });
    const roleId = project.roles[0]!.id;
    const people = await createPeople(4);
    const ids = [];
    for (const person of people) ids.push((await askToJoin(person, project.id, { roleId })).id);
    const current = await getProject(lead, project.id);
    const form = { ...settingsForm(current), teamSize: 3, joining: 'ask' };
    const replies = await atOnce([
      [lead, 'POST', `/join-requests/${ids[0]}/answer`, { answer: 'accepted' }],
      [second, 'POST', `/join-requests/${ids[1]}/answer`, { answer: 'accepted' }],
      [lead, 'PUT', `/projects/${project.id}`, form],
      [second, 'POST', `/join-requests/${ids[2]}/answer`, { answer: 'accepted' }],
      [lead, 'PUT', `/projects/${project.id}/members/${lead.id}`, { roleId }],
      [second, 'POST', `/join-requests/${ids[3]}/answer`, { answer: 'accepted' }],
    ]);
    for (const { status } of replies) expect([200, 409]).toContain(status);
    const after = await getProject(lead, project.id);
    expect(after.members.length).toBeLessThanOrEqual(after.teamSize);
    expect(after.members.filter(({ role }) => role === 'Designer')).toHaveLength(1);
    const { body: waiting } = await lead.send('GET /projects/{projectId}/join-requests', {
      params: { projectId: project.id },
    });
    const accepted = replies.filter(({ body }) => body?.state === 'accepted').length;
    expect(waiting).toHaveLength(4 - accepted);
  }
});

test('someone accepted by several teams simultaneously exceeds no limit', async () => {
  const [juno] = await createPeople(1);
  await server.pool.query(
    `update users set created_at = created_at - interval '2 days' where id = $1`,
    [juno.id],
  );
  const teams = [];
  for (let at = 0; at < 5; at += 1) {
    const { lead, project } = await createWithLeads();
    teams.push({ lead, id: (await askToJoin(juno, project.id)).id });
  }
  const [own] = await createPeople(1);
  for (let at = 0; at < 3; at += 1) {
    const { id } = await createAskingProject(own);
    await server.pool.query('insert into project_members (project_id, user_id) values ($1, $2)', [
      id,
      juno.id,
    ]);
  }
  const replies = await atOnce(
    teams.map(({ lead, id }) => [
      lead,
      'POST',
      `/join-requests/${id}/answer`,
      { answer: 'accepted' },
    ]),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
});

test('completing a project and deleting the account of someone who asked to join don’t deadlock', async () => {
  const { lead, project } = await createWithLeads();
  const [first, juno] = (await createPeople(2)) as [Person, Person];
  for (const person of [first, juno]) await askToJoin(person, project.id);
  const blocker = await server.pool.connect();
  try {
    // Completing the project stops between closing both requests and telling the first person.
    await blocker.query('begin');
    await blocker.query('lock table notification_settings in access exclusive mode');
    const completing = atOnce([
      [lead, 'POST', `/projects/${project.id}/completion`, { summary: '' }],
    ]);
    await waitForLock(server.pool);
    const deleting = atOnce([[juno, 'POST', '/users/deletion', { email: juno.email, password }]]);
    await waitForLock(server.pool, 2);
    // Notifications lock their recipients like this. If they had to wait, it would be a deadlock.
    await blocker.query('select from users where id = $1 for key share nowait', [juno.id]);
    await blocker.query('commit');
    const [[completed], [deleted]] = await Promise.all([completing, deleting]);
    expect([completed?.status, deleted?.status]).toEqual([200, 204]);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});
