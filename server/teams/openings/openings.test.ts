import { beforeAll, expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { Project, ProjectUpdate } from '#contract/projects/projects.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createProject, createTicket, settingsForm } from '#tests/factories/projects.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { refreshOpenings } from './actions.ts';
import { refreshCandidate } from '#server/people/preferences/actions.ts';

let server: TestServer;
let urls: string[];

beforeAll(async () => {
  server = await startTestServer();
  urls = [server.url, await server.startAnother()];
});

const tables = ['openings', 'opening_keys', 'candidates', 'candidate_keys'];

/** Everything that was computed, as sorted text. */
async function readComputed(): Promise<Record<string, string[]>> {
  const read = tables.map(async (table) => {
    const { rows } = await server.pool.query<{ row: string }>(
      `select to_jsonb(one)::text as row from ${table} as one order by 1`,
    );
    return [table, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const idsOf = async (table: string) =>
  (await server.pool.query<{ id: number }>(`select id from ${table}`)).rows.map(({ id }) => id);

/** Computes everything again. */
async function computeFromScratch() {
  const [projectIds, userIds] = [await idsOf('projects'), await idsOf('users')];
  await server.db.transaction().execute(async (db) => {
    await refreshOpenings(db, projectIds);
    for (const id of userIds) await refreshCandidate(db, id);
  });
}

async function expectNothingIsMissing() {
  const stored = await readComputed();
  await computeFromScratch();
  expect(stored).toEqual(await readComputed());
}

const preferences = (fields: object) => ({
  disciplines: ['Front-end'],
  learns: ['Rust'],
  hours: 6,
  week: ['weekday_evening'],
  timeZone: 'Europe/Helsinki',
  findable: true,
  ...fields,
});

const keysOf = async (projectId: number) => {
  const { rows } = await server.pool.query<{ keys: number; discipline: string }>(
    `select discipline, (select count(*) from opening_keys
                          where opening_keys.role_id = openings.role_id) as keys
       from openings where project_id = $1 order by role_id`,
    [projectId],
  );
  return rows;
};

test('each role with an open spot is an opening, with a key for each skill and each pair; design isn’t compared by technologies', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator, { techStack: ['ts', 'React', 'CSS'] });
  expect(await keysOf(project.id)).toEqual([
    { discipline: 'Design', keys: 0 },
    { discipline: 'Back-end', keys: 6 },
  ]);
  const [role] = project.roles;
  const member = await createPerson(server);
  await member.send('POST /projects/{projectId}/members', {
    params: { projectId: project.id },
    body: { roleId: role!.id },
  });
  expect(await keysOf(project.id)).toEqual([{ discipline: 'Back-end', keys: 6 }]);
});

test('the schedule computes openings after an upgrade or a restore, which leave them out', async () => {
  const creator = await createPerson(server);
  await createProject(creator);
  await creator.send('PUT /users/team-preferences', { body: preferences({}) });
  const stored = await readComputed();
  await server.pool.query('truncate candidates, openings cascade');
  await server.pool.query('update opening_refreshes set refreshed_at = null');
  await server.pool.query('update candidate_refreshes set refreshed_at = null');
  await server.runSchedule();
  expect(await readComputed()).toEqual(stored);
});

test('they are computed again once a week, so that they follow summer time', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator);
  const body = { ...settingsForm(project), week: ['night'], timeZone: 'Europe/Helsinki' };
  await creator.send('PUT /projects/{projectId}', { params: { projectId: project.id }, body });
  const weekOf = async () => {
    const text = 'select week::text from openings where project_id = $1 limit 1';
    return (await server.pool.query<{ week: string }>(text, [project.id])).rows[0]!.week;
  };
  const before = await weekOf();
  await server.pool.query(`update opening_refreshes set refreshed_at = now() - interval '8 days'`);
  await server.pool.query('update openings set week = ~week');
  await server.runSchedule();
  expect(await weekOf()).toBe(before);
});

type Acting = { person: Person; client: ReturnType<typeof openClient> };
type World = { acting: Acting[]; projects: Project[]; random: (below: number) => number };

test('random simultaneous changes leave the same openings and people as computing them from scratch', async () => {
  const random = createRandom(36);
  const people = await Promise.all(Array.from({ length: 14 }, () => createPerson(server)));
  await server.pool.query(`update users set created_at = now() - interval '40 days'`);
  const acting = people.map((person, at) => ({
    person,
    client: openClient(urls[at % 2]!, person.cookies),
  }));
  for (const { client } of acting) await client.send('GET /auth/me');
  const projects: Project[] = [];
  for (const { person } of acting.slice(0, 5)) {
    const lookingFor = ['Designer', 'Front-end dev', 'Tester'];
    projects.push(await createProject(person, { teamSize: 3 + random(3), lookingFor }));
  }
  const world = { acting, projects, random };
  const untried = new Set(Object.keys(acts));
  for (let round = 0; round < 60 || (untried.size > 0 && round < 120); round += 1) {
    const together = Array.from({ length: 4 }, () => act(world));
    for (const [name, status] of await Promise.all(together)) {
      expect(status).toBeLessThan(500);
      if (status < 300) untried.delete(name);
    }
    await expectNothingIsMissing();
    if (round % 10 === 9) await expireRequests();
  }
  // Each act went through at least once.
  expect([...untried]).toEqual([]);
});

/** Ends the requests that wait now, without an answer. */
async function expireRequests() {
  await server.pool.query(
    `update join_requests
        set asked_at = now() - interval '10 days', answer_by = now() - interval '1 day', reminders = 2
      where state = 'waiting'`,
  );
  await server.runSchedule();
  await expectNothingIsMissing();
}

/** Does something random. Returns what it was, and the status. */
async function act(world: World): Promise<[name: string, status: number]> {
  const { acting, projects } = world;
  // A generator of its own, so that the acts don’t depend on whose reply comes first.
  const random = createRandom(world.random(2 ** 31));
  const names = [...Object.keys(acts), ...often];
  const name = names[random(names.length)]!;
  const at = random(projects.length);
  const project = projects[at]!;
  const { client } = acting[leadsOnly.has(name) ? at : random(acting.length)]!;
  const [key, body, ids, as] = await acts[name]!({ project, random });
  const [method = '', path = ''] = key.split(' ');
  const params: Record<string, string | number> = { projectId: project.id, ...ids };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => String(params[param]));
  const { client: sender } = acting.find((one) => one.person.id === as) ?? { client };
  const response = await sender.request(method, `/api${filled}`, body ? { body } : {});
  return [name, response.status];
}

/** `as`: who does it, if it isn't the person who was drawn. */
type Request = [key: keyof Api, body?: object, params?: Record<string, number>, as?: number];
type Drawing = { project: Project; random: (below: number) => number };
type Act = (given: Drawing) => Request | Promise<Request>;

/** Drawn three times as often, so that projects are open, and there are requests to withdraw and answer. */
const often = ['ask', 'ask', 'settings', 'settings'];

const leadsOnly = new Set(['settings', 'complete']);

const acts: Record<string, Act> = {
  join: ({ project, random }) => [
    'POST /projects/{projectId}/members',
    random(2) ? {} : { roleId: project.roles[random(3)]!.id },
  ],
  leave: async (given) => {
    const userId = await drawMember(given);
    return ['DELETE /projects/{projectId}/members/{userId}', undefined, { userId }, userId];
  },
  takeRole: async (given) => {
    const roleId = given.project.roles[given.random(3)]!.id;
    const userId = await drawMember(given);
    return ['PUT /projects/{projectId}/members/{userId}', { roleId }, { userId }, userId];
  },
  ask: ({ project, random }) => [
    'POST /projects/{projectId}/join-requests',
    { roleId: random(2) ? null : project.roles[random(3)]!.id, message: '' },
  ],
  withdraw: async (given) => {
    const { requestId, userId } = await waitingRequest(given);
    return ['DELETE /join-requests/{requestId}', undefined, { requestId }, userId];
  },
  answer: async (given) => {
    const answer = given.random(2) ? 'accepted' : 'declined';
    const { requestId, creatorId } = await waitingRequest(given);
    const body = { answer, text: 'Not this time, sorry' };
    return ['POST /join-requests/{requestId}/answer', body, { requestId }, creatorId];
  },
  look: ({ random }) => [
    'PUT /users/team-preferences',
    preferences({ findable: random(3) > 0, hours: 1 + random(9) }),
  ],
  learn: ({ random }) => [
    'PUT /tech-stack',
    { techStack: [{ technology: ['React', 'js', 'Go'][random(3)]!, skillLevel: 'BEGINNER' }] },
  ],
  settings: async (given) => ['PUT /projects/{projectId}', await nextSettings(given)],
  complete: () => ['POST /projects/{projectId}/completion', { summary: 'Done' }],
};

/** Draws one of the project’s members, or nobody (0). */
async function drawMember({ project, random }: Drawing) {
  const { rows } = await server.pool.query<{ id: number }>(
    'select user_id as id from project_members where project_id = $1 order by id',
    [project.id],
  );
  return rows[random(rows.length)]?.id ?? 0;
}

/** A request that waits: one of the project’s, if it has any. */
async function waitingRequest({ project }: Drawing) {
  const { rows } = await server.pool.query<Record<'requestId' | 'userId' | 'creatorId', number>>(
    `select join_requests.id as "requestId", user_id as "userId", creator_id as "creatorId"
       from join_requests join projects on projects.id = project_id
      where state = 'waiting' order by project_id = $1 desc, join_requests.id limit 1`,
    [project.id],
  );
  return rows[0] ?? { requestId: 999_999, userId: 0, creatorId: 0 };
}

async function nextSettings({ project, random }: Drawing): Promise<ProjectUpdate> {
  const { body } = await openClient(server.url).send('GET /projects/{projectId}', {
    params: { projectId: project.id },
  });
  const places = () => ({ places: 1 + random(2), skills: random(2) ? ['React', 'SQL'] : [] });
  return {
    ...settingsForm(body),
    status: 'In Progress',
    joining: random(2) ? 'ask' : 'open',
    teamSize: Math.max(body.currentMembers, 3 + random(4)),
    roles: body.roles.map((role) => ({ ...role, ...places() })),
    hours: random(2) ? 5 : null,
    languages: random(2) ? ['en'] : [],
  };
}

test('deleting and restoring a project, an account and a role leaves nothing behind', async () => {
  const [creator, asker] = [await createPerson(server), await createPerson(server)];
  const project = await createProject(creator);
  const params = { projectId: project.id };
  await server.pool.query(
    `insert into join_requests (project_id, user_id, asked_at, answer_by)
     values ($1, $2, now(), now() + interval '9 days')`,
    [project.id, asker.id],
  );
  await computeFromScratch();
  const { body: account } = await asker.send('GET /users/profile');
  await asker.send('POST /users/deletion', { body: { email: account.email, password } });
  await expectNothingIsMissing();
  await creator.send('DELETE /projects/{projectId}', { params });
  expect(await keysOf(project.id)).toEqual([]);
  await creator.send('POST /projects/{projectId}/restoration', { params });
  expect(await keysOf(project.id)).toHaveLength(2);
  await expectNothingIsMissing();
});

test('a ticket is a sign of life for its project’s openings', async () => {
  const creator = await createPerson(server);
  const project = await createProject(creator);
  const days = async () => {
    const { rows } = await server.pool.query<{ day: string }>(
      `select last_active_on::text as day from openings where project_id = $1
       union select opening_keys.last_active_on::text
               from opening_keys join openings using (role_id) where project_id = $1`,
      [project.id],
    );
    return rows.map(({ day }) => day);
  };
  await server.pool.query(`update projects set last_active_on = current_date - 40 where id = $1`, [
    project.id,
  ]);
  await computeFromScratch();
  const today = new Date().toISOString().slice(0, 10);
  expect(await days()).not.toContain(today);
  await createTicket(creator, project.id);
  expect(await days()).toEqual([today]);
  await expectNothingIsMissing();
});
