import { beforeAll, expect, test } from 'vitest';
import { listTasks } from '#server/schedule.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import {
  createAskingProject,
  createProject,
  createTeam,
  settingsForm,
} from '#tests/factories/projects.ts';
import { invite } from '#tests/factories/invitations.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const wait = 'PUT /projects/{projectId}/waiting';
const getProject = 'GET /projects/{projectId}';
const rounds = 6;

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

type Request = [person: Person, method: string, path: string, body?: object];

/** Sends requests at the same time, each on the other process than the one before. */
const atOnce = (requests: Request[]) =>
  Promise.all(
    requests.map(async ([{ cookies }, method, path, body], at) => {
      const client = openClient(urls[at % 2]!, cookies);
      const response = await client.request(method, `/api${path}`, body && { body });
      return response.status;
    }),
  );

async function createPeople(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => createPerson(server)));
  await Promise.all(people.map((person) => person.send('GET /auth/me')));
  return people as [Person, Person, Person, Person, Person, ...Person[]];
}

/** How many members and reserved places a project has, and whether a role has more than its places. */
async function countPlaces(projectId: number) {
  const { rows } = await server.pool.query<{ taken: number; size: number; overfull: boolean }>(
    `select team_size as size,
            (select count(*)::int from project_members where project_id = projects.id)
            + (select count(*)::int from reservations where project_id = projects.id) as taken,
            exists(select from roles
                    where project_id = projects.id
                      and places < (select count(*) from project_members where role_id = roles.id)
                                   + (select count(*) from reservations where role_id = roles.id))
              as overfull
       from projects where id = $1`,
    [projectId],
  );
  return rows[0]!;
}

test('gives the last spot to one person when several join at the same time in different ways', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { creator, project, params } = await createTeam(server, { teamSize: 3 });
    const roleId = project.roles[0]!.id;
    const [late, early, linked, invited, asker] = await createPeople(5);
    const { id: invitationId } = await invite(creator, { ...params, person: invited, roleId });
    const { body: link } = await creator.send('POST /projects/{projectId}/invitations', {
      params,
      body: { roleId, mostUses: 5 },
    });
    const { rows } = await server.pool.query<{ id: number }>(
      `insert into join_requests (project_id, user_id, asked_at, answer_by)
       values ($1, $2, now(), now() + interval '9 days') returning id`,
      [project.id, asker.id],
    );
    const path = `/projects/${project.id}`;
    const replies = await atOnce([
      [late, 'POST', `${path}/members`, { roleId }],
      [early, 'POST', `${path}/members`],
      [linked, 'POST', `/invitation-links/${link.url.split('/').at(-1)}/use`],
      [invited, 'POST', `/invitations/${invitationId}/acceptance`],
      [creator, 'POST', `/join-requests/${rows[0]!.id}/answer`, { answer: 'accepted' }],
      [creator, 'PUT', path, { ...settingsForm(project), teamSize: 2 }],
    ]);
    expect(replies.filter((status) => status < 300)).toHaveLength(1);
    const { size, taken } = await countPlaces(project.id);
    expect(taken).toBeLessThanOrEqual(size);
  }
});

test('simultaneous changes never let members and reserved spots exceed the team or a role', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { creator, member, project, params } = await createTeam(server, { teamSize: 2 });
    const [juno, kai, late, linked, invited] = await createPeople(5);
    const roleId = project.roles[0]!.id;
    await juno.send(wait, { params, body: { roleId } });
    await kai.send(wait, { params });
    await invite(creator, { ...params, person: invited, roleId });
    const { body: link } = await creator.send('POST /projects/{projectId}/invitations', {
      params,
      body: { roleId, mostUses: 5 },
    });
    const [own] = (await invited.send('GET /invitations')).body;
    const { body: now } = await creator.send(getProject, { params });
    const path = `/projects/${project.id}`;
    const resize = (teamSize: number, version: number): Request => [
      creator,
      'PUT',
      path,
      { ...settingsForm(now), teamSize, version },
    ];
    const entries: Request[] = [
      [late, 'POST', `${path}/members`],
      [linked, 'POST', `/invitation-links/${link.url.split('/').at(-1)}/use`],
      [invited, 'POST', `/invitations/${own!.id}/acceptance`],
      [juno, 'POST', `${path}/reservation/acceptance`, {}],
      [kai, 'POST', `${path}/reservation/acceptance`, {}],
    ];
    await atOnce([
      ...entries,
      [member, 'DELETE', `${path}/members/${member.id}`],
      resize(3, now.version),
    ]);
    const { size, taken, overfull } = await countPlaces(project.id);
    expect(taken).toBeLessThanOrEqual(size);
    expect(overfull).toBe(false);

    await atOnce([...entries, resize(2, now.version + 1)]);
    const after = await countPlaces(project.id);
    expect(after.taken).toBeLessThanOrEqual(after.size);
    expect(after.overfull).toBe(false);
  }
});

test('lets someone on 5 of 8 waiting lists that they join simultaneously', async () => {
  const lead = await createPerson(server);
  const [juno] = await createPeople(1);
  const requests: Request[] = [];
  for (let count = 0; count < 8; count += 1) {
    const { id } = await createProject(lead, { teamSize: 1 });
    requests.push([juno, 'PUT', `/projects/${id}/waiting`, {}]);
  }
  const replies = await atOnce(requests);
  expect(replies.filter((status) => status === 200)).toHaveLength(5);
  expect((await juno.send('GET /waitings')).body).toHaveLength(5);
});

test('a spot is taken or goes to the next in line, even at the moment it expires', async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < rounds * 2; round += 1) {
    const { member, project, params } = await createTeam(server, { teamSize: 2 });
    const [juno, kai] = await createPeople(2);
    await juno.send(wait, { params });
    await kai.send(wait, { params });
    await member.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
    });
    const later = new Date(Date.now() + 49 * 3_600_000);
    const runSchedule = async () => {
      for (const { name, run } of listTasks({ adminEmails: [] }))
        if (name === 'end of reservations')
          while (await server.db.transaction().execute((db) => run(db, later)));
    };
    const path = `/projects/${project.id}/reservation/acceptance`;
    const [[status]] = await Promise.all([
      atOnce([[juno, 'POST', path, {}]]),
      round % 2 === 0 ? runSchedule() : Promise.all([runSchedule(), runSchedule()]),
    ]);
    outcomes.add(status!);
    const { members, reservedPlaces } = (await kai.send(getProject, { params })).body;
    const hasJoined = members.some(({ userId }) => userId === juno.id);
    expect(hasJoined).toBe(status === 200);
    expect(reservedPlaces).toBe(hasJoined ? 0 : 1);
    expect(await notifiedTexts(kai)).toHaveLength(hasJoined ? 0 : 1);
  }
});

test('deleting an account while a spot opens gives it to the next in line', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { creator, member, project, params } = await createTeam(server, { teamSize: 2 });
    const [juno, kai] = await createPeople(2);
    await juno.send(wait, { params });
    await kai.send(wait, { params });
    const deletion = { email: juno.email, password };
    const replies = await atOnce([
      [juno, 'POST', '/users/deletion', deletion],
      [member, 'DELETE', `/projects/${project.id}/members/${member.id}`],
    ]);
    expect(replies).toEqual([204, 204]);
    const { reservedPlaces } = (await creator.send(getProject, { params })).body;
    expect(reservedPlaces).toBe(1);
    expect(await notifiedTexts(kai)).toHaveLength(1);
  }
});

test('notifies someone of a spot only if it was reserved', async () => {
  const { member, params } = await createTeam(server, { teamSize: 2 });
  const [juno] = await createPeople(1);
  await juno.send(wait, { params });
  const leave = 'DELETE /projects/{projectId}/members/{userId}';
  const ref = { params: { ...params, userId: member.id } };
  await server.pool.query(`
    create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no emails today'; end $$;
    create trigger refuse before insert on outbox for each row execute function refuse()`);
  expect((await member.refused(leave, ref)).status).toBe(500);
  expect(await notifiedTexts(juno)).toEqual([]);
  expect((await juno.send('GET /waitings')).body).toMatchObject([{ reservedUntil: null }]);
  expect((await member.send(getProject, { params })).body.currentMembers).toBe(2);
  await server.pool.query('drop trigger refuse on outbox');
  await member.send(leave, ref);
  expect(await notifiedTexts(juno)).toEqual(['Trail Finder has a spot for you']);
});

test('a link for one person invites one of three who use it simultaneously to wait', async () => {
  const [lead, ...three] = await createPeople(4);
  const project = await createAskingProject(lead, { teamSize: 1 });
  const params = { projectId: project.id };
  const links = 'POST /projects/{projectId}/invitations';
  const { body: link } = await lead.send(links, { params, body: { mostUses: 1 } });
  const form = { token: link.url.split('/').at(-1)! };
  const path = `/projects/${project.id}/waiting`;
  const statuses = await atOnce(three.map((person): Request => [person, 'PUT', path, form]));
  expect(statuses).toEqual([200, 200, 200]);
  const { rows } = await server.pool.query(
    'select count(*) filter (where is_invited)::int as invited from waitings where project_id = $1',
    [project.id],
  );
  expect(rows).toEqual([{ invited: 1 }]);
});
