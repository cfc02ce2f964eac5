import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { createPerson } from '#tests/factories/people.ts';
import { createProject, settingsForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const get = 'GET /projects/{projectId}';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

test('simultaneously joining, leaving, choosing roles and shrinking exceeds no limit', async () => {
  const creator = await createPerson(server);
  const lookingFor = ['Designer', 'Front-end dev', 'Tester'];
  const project = await createProject(creator, { teamSize: 12, lookingFor });
  const options = { params: { projectId: project.id } };
  const path = `/api/projects/${project.id}`;
  const roleIds = project.roles.map(({ id }) => id);
  await creator.send('PUT /projects/{projectId}', {
    ...options,
    body: {
      ...settingsForm(project),
      roles: project.roles.map((role) => ({ ...role, places: 3 })),
    },
  });
  const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(server)));
  await Promise.all([creator, ...people].map((person) => person.send('GET /auth/me')));
  for (const [at, person] of people.slice(0, 8).entries())
    await person.send('POST /projects/{projectId}/members', {
      ...options,
      body: { roleId: roleIds[at % 3]! },
    });

  /** Shrinks the team and its roles as far as the moment allows. */
  const shrink = async (url: string, teamSize: number) => {
    const lead = openClient(url, creator.cookies);
    const { body } = await lead.send(get, options);
    const roles = body.roles.map((role, at) => ({ ...role, places: (at % 3) + 1 }));
    const form = { ...settingsForm(body), teamSize, roles };
    return (await lead.request('PUT', path, { body: form })).status;
  };

  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const url = urls[at % 2]!;
      const { id, cookies } = people[(at * 7) % people.length]!;
      const client = openClient(url, cookies);
      const roleId = roleIds[at % 3]!;
      if (at % 5 === 0) return shrink(url, 6 + (at % 4));
      if (at % 5 === 1) return (await client.request('DELETE', `${path}/members/${id}`)).status;
      const role = { body: { roleId } };
      if (at % 5 === 2) return (await client.request('PUT', `${path}/members/${id}`, role)).status;
      return (await client.request('POST', `${path}/members`, role)).status;
    }),
  );
  for (const status of statuses) expect([200, 201, 204, 404, 409, 429]).toContain(status);

  const { body } = await creator.send(get, options);
  expect(body.currentMembers).toBeLessThanOrEqual(body.teamSize);
  for (const role of body.roles) {
    const members = body.members.filter((member) => member.role === role.name);
    expect(members.length).toBe(role.places - role.free);
  }
  const open = body.roles.filter(({ free }) => free > 0);
  expect(body.lookingFor).toEqual(open.map(({ name }) => name));
  const { rows } = await server.pool.query('select disciplines from projects where id = $1', [
    project.id,
  ]);
  expect(rows[0].disciplines).toEqual(open.map(({ discipline }) => discipline).toSorted());
  await expectWithinLimits(project.id);
});

/** `free` is never negative in a reply, so this counts in the database. */
async function expectWithinLimits(projectId: number) {
  const { rows } = await server.pool.query(
    `select id from roles
      where project_id = $1
        and places < (select count(*) from project_members where role_id = roles.id)`,
    [projectId],
  );
  expect(rows).toEqual([]);
}
