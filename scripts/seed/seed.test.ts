import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Api, api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Client, openClient } from '#tests/client.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { knownParticipants, participants } from './hackathon-people.ts';
import { harbourTides } from './harbour-tides.ts';
import { comments, entries, notes } from './life.ts';
import { people, techStackOf } from './people.ts';
import { preferences } from './preferences.ts';
import { projects } from './projects.ts';
import { emailOf, password, seed } from './seed.ts';
import { smallBoards } from './small-boards.ts';

let server: TestServer;
let aino: Client;

beforeAll(async () => {
  server = await startTestServer();
  await seed(server);
  aino = openClient(server.url);
  await aino.send('POST /auth/login', { body: { email: emailOf('aino'), password } });
});

test('all demo data passes the validation for user input', () => {
  const tickets = [...harbourTides, ...Object.values(smallBoards).flat()];
  const profiles = Object.values(people).map((person) => ({
    ...person,
    techStack: techStackOf(person),
  }));
  const inputsByRoute: Partial<Record<keyof Api, readonly unknown[]>> = {
    'PUT /users/profile': profiles,
    'PUT /tech-stack': profiles,
    'PUT /users/team-preferences': Object.values(preferences),
    'POST /users/entries': Object.values(entries).flat(),
    'POST /projects': projects,
    'POST /projects/{projectId}/tickets': tickets,
  };
  for (const [key, inputs] of Object.entries(inputsByRoute)) {
    const rejected = inputs.filter(
      (input) => !z.safeParse(bodyOf(key as keyof Api), input).success,
    );
    expect(rejected).toEqual([]);
  }
});

test('Aino has earned a credential, with reviews by her team', async () => {
  const { body: me } = await aino.send('GET /auth/me');
  const params = { userId: me.id };
  const { body } = await aino.send('GET /users/{userId}/participations', { params });
  expect(body.filter(({ can }) => can.certify)).toMatchObject([
    { project: { name: 'Harbour Tides' }, reviewed: 3, reviewers: 4 },
  ]);
});

test('every small board belongs to a project', () => {
  const names = projects.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(smallBoards)));
});

test('projects can be searched, and no team exceeds its size', async () => {
  const { body } = await aino.send('GET /projects/search', { query: { size: 100 } });
  expect(body.totalElements).toBe(projects.length);
  expect(new Set(body.content.map(({ status }) => status)).size).toBe(3);
  for (const { currentMembers, teamSize } of body.content) {
    expect(currentMembers).toBeLessThanOrEqual(teamSize);
  }
});

test('shows roles that are open and filled, a large team and completed projects', async () => {
  const { body } = await aino.send('GET /projects/search', { query: { size: 100 } });
  const get = (name: string) => body.content.find((project) => project.name === name)!;
  expect(get('Harbour Tides').lookingFor).toEqual(['Data developer', 'Front-end developer']);
  expect(get('Harbour Tides').members.map(({ role }) => role)).toContain('Designer');
  expect(get('Every Bus Stop').currentMembers).toBeGreaterThan(8);
  expect(get('Sauna Turns').summary).not.toBe('');
  expect(get('Sauna Turns').can.join).toBe(false);
});

test('a project that Fatima isn’t on looks for exactly what she knows', async () => {
  const fatima = openClient(server.url);
  await fatima.send('POST /auth/login', { body: { email: emailOf('fatima'), password } });
  const { body: profile } = await fatima.send('GET /users/profile');
  const { body: open } = await fatima.send('GET /projects/open');
  const [newest] = open;
  expect(newest).toMatchObject({ name: 'Many Hands', can: { join: true } });
  const role = newest!.roles.find(({ free, mentors }) => free > 0 && mentors);
  expect(role?.skills).toEqual(profile.techStack.map(({ technology }) => technology));
});

test('lists a hackathon that people have signed up for, and Fatima can', async () => {
  const { body } = await aino.send('GET /hackathons');
  const [hackathon] = body.own;
  expect(hackathon).toMatchObject({
    phase: 'open',
    staffRole: 'organizer',
    people: participants.length + knownParticipants.length,
  });
  const fatima = openClient(server.url);
  await fatima.send('POST /auth/login', { body: { email: emailOf('fatima'), password } });
  const { slug } = hackathon!;
  const found = await fatima.send('GET /hackathons/{slug}', { params: { slug } });
  expect(found.body).toMatchObject({ ownState: null, can: { signUp: true } });
});

test('lists a finished hackathon whose results everyone can read', async () => {
  const { body: list } = await aino.send('GET /hackathons');
  const { slug } = list.own.find(({ phase }) => phase === 'ended')!;
  const { body } = await openClient(server.url).send('GET /hackathons/{slug}/results', {
    params: { slug },
  });
  expect(body.results.map(({ team, place, prize }) => [team, place, prize])).toEqual([
    ['Berth Board', 1, 'A sauna evening for the team'],
    ['Shift Swap', 2, ''],
    ['Lost Gloves', 3, ''],
  ]);
  const params = { userId: body.results[0]!.people[0]!.id };
  const { body: work } = await aino.send('GET /users/{userId}/participations', { params });
  expect(work).toMatchObject([{ mostPeople: 2, result: { place: 1 } }]);
});

test('adds comments and followers, and spreads activity over several days', async () => {
  const { body: profile } = await aino.send('GET /users/profile');
  expect(profile.stats.followers).toBeGreaterThan(2);
  expect(profile.activity.some(({ type }) => type === 'other')).toBe(true);
  const dates = profile.activity.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(dates.map((date) => date.slice(0, 10))).size).toBeGreaterThan(5);
  const rows = await server.db.selectFrom('comments').select('id').execute();
  expect(rows).toHaveLength(comments.length + notes.length);
});

test('the Harbour Tides tickets keep their order, and no date is in the future', async () => {
  const { body } = await aino.send('GET /projects/user');
  const projectId = body.find(({ name }) => name === 'Harbour Tides')?.id ?? 0;
  const board = await aino.send('GET /projects/{projectId}/tickets', { params: { projectId } });
  const titles = (tickets: { title: string; status: string }[], column: string) =>
    tickets.filter(({ status }) => status === column).map(({ title }) => title);
  for (const column of ['Backlog', 'In Progress', 'Done']) {
    expect(titles(board.body.content, column)).toEqual(titles(harbourTides, column));
  }
  const now = new Date().toISOString();
  for (const { createdAt, updatedAt } of board.body.content) {
    expect(createdAt <= updatedAt && updatedAt < now).toBe(true);
  }
});

test('the history of a ticket has the dates of the ticket and its comments', async () => {
  const { body } = await aino.send('GET /projects/user');
  const projectId = body.find(({ name }) => name === 'Harbour Tides')?.id ?? 0;
  const board = await aino.send('GET /projects/{projectId}/tickets', { params: { projectId } });
  const histories = board.body.content.map(async ({ id, status, createdAt }) => {
    const params = { projectId, ticketId: id };
    const history = await aino.send('GET /projects/{projectId}/tickets/{ticketId}/changes', {
      params,
    });
    const written = await aino.send('GET /projects/{projectId}/tickets/{ticketId}/comments', {
      params,
    });
    const datesOf = (kind: string) =>
      history.body.filter((change) => change.kind === kind).map(({ at }) => at);
    expect(datesOf('ticket_created')).toEqual([createdAt]);
    expect(datesOf('comment_written').toReversed()).toEqual(
      written.body.map((comment) => comment.createdAt),
    );
    const dates = history.body.map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const [moved] = history.body.flatMap(({ fields }) => fields);
    if (status !== 'Backlog')
      expect(moved).toEqual({ field: 'status', from: 'Backlog', to: status });
  });
  await Promise.all(histories);
  expect(histories.length).toBeGreaterThan(10);
});

test('seeding again does nothing', async () => {
  expect(await seed(server)).toBe(false);
});

function bodyOf(key: keyof Api): z.ZodMiniType {
  const { body }: Endpoint = api[key];
  if (!body) throw new Error(`${key} takes no body`);
  return body;
}
