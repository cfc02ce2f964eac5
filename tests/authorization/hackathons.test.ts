import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import { addAdmin } from '#server/people/admins/actions.ts';
import { addressOf, type Client, openClient } from '#tests/client.ts';
import {
  addStaff,
  createHackathon,
  createParticipants,
  endInHours,
  formTeam,
  hackathonForm,
  signUpForm,
  submit,
} from '#tests/factories/hackathons.ts';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

/** Everyone who might call something about a hackathon that isn't listed. */
const kinds = [
  'visitor',
  'outsider',
  'admin',
  'participant',
  'judge',
  'helper',
  'organizer',
] as const;
type Kind = (typeof kinds)[number];

type HackathonKey = Extract<
  keyof Api,
  `${string} /hackathons/{slug}${string}` | `${string} /projects/{projectId}/submission${string}`
>;

type World = {
  clients: Record<Kind, Client>;
  slug: string;
  /** The participant's team, and a person who can still be put somewhere. */
  projectId: number;
  userId: number;
};

type Row = {
  /** Statuses in the order of `kinds`. */
  expected: [number, number, number, number, number, number, number];
  isOver?: true;
  params?: (world: World) => object;
  body?: (world: World) => unknown;
  query?: object;
};

let server: TestServer;
const shared = new Map<boolean, World>();

beforeAll(async () => {
  server = await startTestServer();
  shared.set(false, await createWorld({ isOver: false }));
  shared.set(true, await createWorld({ isOver: true }));
});

/** A hackathon that builds or is over, with everyone in it. Its judge has a submission to score. */
async function createWorld({ isOver }: { isOver: boolean }): Promise<World> {
  const [organizer, outsider, admin, helper, judge] = [
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
    await createPerson(server),
  ];
  await addAdmin(server.db, { email: admin.email, now: new Date() });
  const hackathon = await createHackathon(organizer);
  const { slug } = hackathon;
  const [participant, other] = await createParticipants(server, hackathon, ['Eetu', 'Mika']);
  const team = await formTeam(participant!, hackathon);
  await addStaff(organizer, hackathon, { person: helper, role: 'helper' });
  await addStaff(organizer, hackathon, { person: judge, role: 'judge' });
  await endInHours(server, hackathon, 1);
  if (isOver) await submit(participant!, team);
  if (isOver) await endInHours(server, hackathon, -1);
  if (isOver) await judge.send('POST /hackathons/{slug}/judging', { params: { slug } });
  await server.pool.query(`update hackathons set visibility = 'link' where slug = $1`, [slug]);
  const visitor = openClient(server.url);
  const clients = { visitor, outsider, admin, participant: participant!, judge, helper, organizer };
  return { clients, slug, projectId: team.id, userId: other!.id };
}

/** Only for those who run it, or only for its organizers. */
const staff = (status: number): Row['expected'] => [401, 404, 404, 403, 403, status, status];
const organizers = (status: number): Row['expected'] => [401, 404, 404, 403, 403, 403, status];
const proposalOf = (world: World) => ({ ...world, proposalId: 999_999 });
/** After the hackathon, by any clock: it ends in an hour by PostgreSQL's. */
const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString();

const table: Record<HackathonKey, Row> = {
  'GET /hackathons/{slug}': { expected: [404, 404, 404, 200, 200, 200, 200] },
  'PUT /hackathons/{slug}': {
    expected: organizers(200),
    body: () => ({ ...hackathonForm(), version: 1 }),
  },
  'POST /hackathons/{slug}/cancellation': {
    expected: organizers(200),
    body: () => ({ reason: 'The room is flooded' }),
  },
  'PUT /hackathons/{slug}/code': { expected: organizers(200) },
  // Sign-up is closed, and the participant is in already.
  'PUT /hackathons/{slug}/people/me': {
    expected: [401, 404, 404, 200, 409, 409, 409],
    body: () => signUpForm,
  },
  'DELETE /hackathons/{slug}/people/me': { expected: [401, 404, 404, 409, 204, 204, 204] },
  'GET /hackathons/{slug}/people': { expected: [401, 404, 404, 200, 403, 200, 200] },
  'GET /hackathons/{slug}/people.csv': { expected: staff(200) },
  'GET /hackathons/{slug}/announcements': { expected: [401, 404, 404, 200, 200, 200, 200] },
  'POST /hackathons/{slug}/announcements': {
    expected: staff(201),
    body: () => ({ text: 'Lunch is ready' }),
  },
  'GET /hackathons/{slug}/found-people': { expected: staff(200), query: { name: 'Mika' } },
  'PUT /hackathons/{slug}/people/{userId}': {
    expected: staff(200),
    body: () => ({ state: 'absent' }),
  },
  'POST /hackathons/{slug}/invitations': {
    expected: staff(200),
    body: () => ({ addresses: ['guest@pieces.test'] }),
  },
  'GET /hackathons/{slug}/staff': { expected: staff(200) },
  'PUT /hackathons/{slug}/staff/{userId}': {
    expected: organizers(200),
    body: () => ({ role: 'judge' }),
  },
  'DELETE /hackathons/{slug}/staff/{userId}': { expected: organizers(204) },
  'GET /hackathons/{slug}/teams': { expected: [401, 404, 404, 200, 200, 200, 200] },
  'POST /hackathons/{slug}/teams': {
    expected: [401, 404, 404, 409, 403, 403, 403],
    body: () => ({ name: 'Another one', description: 'Ferries after midnight' }),
  },
  'GET /hackathons/{slug}/proposals': { expected: organizers(200) },
  'POST /hackathons/{slug}/proposals': { expected: organizers(201), body: () => ({}) },
  'PUT /hackathons/{slug}/proposals/{proposalId}': {
    expected: organizers(404),
    params: proposalOf,
    body: () => ({ version: 1, teams: [] }),
  },
  'POST /hackathons/{slug}/proposals/{proposalId}/publication': {
    expected: organizers(404),
    params: proposalOf,
    body: () => ({ version: 1 }),
  },
  'GET /hackathons/{slug}/people/{userId}/places': { expected: organizers(200) },
  'PUT /hackathons/{slug}/people/{userId}/team': {
    expected: organizers(200),
    body: ({ projectId }) => ({ projectId }),
  },
  'GET /hackathons/{slug}/merges': { expected: organizers(200) },
  'POST /hackathons/{slug}/merges': {
    expected: organizers(400),
    body: () => ({ from: 1, into: 1 }),
  },
  'GET /hackathons/{slug}/submissions': { expected: staff(200) },
  'GET /projects/{projectId}/submission': { expected: [404, 404, 404, 200, 404, 200, 200] },
  'PUT /projects/{projectId}/submission': {
    expected: [401, 404, 404, 200, 404, 403, 403],
    body: () => ({ title: 'Night Ferry', version: 0 }),
  },
  'PUT /projects/{projectId}/submission/reopening': {
    expected: [401, 404, 404, 403, 404, 200, 200],
    body: () => ({ until: inTwoHours() }),
  },
  'GET /hackathons/{slug}/judging': { expected: [401, 404, 404, 403, 200, 200, 200], isOver: true },
  'POST /hackathons/{slug}/judging': {
    expected: [401, 404, 404, 403, 200, 200, 200],
    isOver: true,
  },
  'PUT /hackathons/{slug}/judgements/{projectId}': {
    expected: [401, 404, 404, 403, 200, 403, 403],
    isOver: true,
    body: () => ({ scores: [5, 5, 5] }),
  },
  'POST /hackathons/{slug}/judging/reminders': {
    expected: [401, 404, 404, 403, 403, 403, 200],
    isOver: true,
  },
  'GET /hackathons/{slug}/ranking': { expected: organizers(200), isOver: true },
  'POST /hackathons/{slug}/results': {
    expected: organizers(200),
    isOver: true,
    body: ({ projectId }) => ({ places: [{ projectId, place: null }] }),
  },
  'GET /hackathons/{slug}/results': { expected: [404, 404, 404, 404, 404, 404, 404], isOver: true },
};

const keys = Object.keys(table) as HackathonKey[];

test('the table lists every call about a hackathon', () => {
  const isAbout = (key: string) =>
    / \/(hackathons\/\{slug\}|projects\/\{projectId\}\/submission)/.test(key);
  expect(keys.toSorted()).toEqual(Object.keys(api).filter(isAbout).toSorted());
});

describe.each(keys)('%s', (key) => {
  test.each(kinds)('returns the expected status to %s', async (kind) => {
    const { expected, isOver = false, params, body, query = {} } = table[key];
    const status = expected[kinds.indexOf(kind)]!;
    // Calls that change nothing share one world.
    const changesNothing = status >= 400 || key.startsWith('GET ');
    const world = changesNothing ? shared.get(isOver)! : await createWorld({ isOver });
    const client = world.clients[kind];
    await client.request('GET', '/health/live');
    const [method, path] = addressOf(key, {
      params: (params?.(world) ?? world) as Record<string, string | number>,
      query: { ...query },
    });
    const response = await client.request(method, path, body && { body: body(world) });
    await response.body?.cancel();
    expect(response.status).toBe(status);
  });
});
