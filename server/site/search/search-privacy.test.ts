import { beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '#contract/site/search.ts';
import { type Client, openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createAdmin, decide, suspend } from '#tests/factories/decisions.ts';
import { addDocument } from '#tests/factories/documents.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createAdmin(server);
  for (const area of ['forum', 'discussions'] as const) await makeLive(server, area);
});

const find = async (reader: Client, q: string) =>
  (await reader.send('GET /search', { query: { q } })).body.results;
const kinds = async (reader: Client, q: string) => (await find(reader, q)).map(({ kind }) => kind);

/** Opens a result with its own call, which throws if the reader can't. */
function open(reader: Client, { kind, id, project }: SearchResult) {
  const projectId = project?.id ?? 0;
  const calls = {
    ticket: ['GET /projects/{projectId}/tickets/{ticketId}/comments', { projectId, ticketId: id }],
    document: ['GET /projects/{projectId}/documents/{documentId}', { projectId, documentId: id }],
    discussion: ['GET /projects/{projectId}/threads/{threadId}', { projectId, threadId: id }],
    project: ['GET /projects/{projectId}', { projectId: id }],
    person: ['GET /users/{userId}/profile', { userId: id }],
    thread: ['GET /forum/threads/{threadId}', { threadId: id }],
    event: ['GET /events/{eventId}', { eventId: id }],
    meeting: ['GET /projects/{projectId}', { projectId }],
  } as const;
  const [call, params] = calls[kind];
  return reader.send(call, { params });
}

/** A team that has one of everything with a word, and a former member. */
async function createWorld(word: string) {
  const team = await createTeam(server, { name: word });
  const [mate, other] = [await createPerson(server, word), await createPerson(server, word)];
  await mate.send('POST /projects/{projectId}/members', { params: team.params });
  const ticket = await createTicket(mate, team.params.projectId, { title: word });
  const document = await addDocument(mate, team.params, { title: word });
  const body = { title: word, text: word };
  const discussion = (
    await mate.send('POST /projects/{projectId}/threads', { params: team.params, body })
  ).body;
  const thread = (
    await mate.send('POST /forum/threads', { body: { ...body, categoryId: 1, tags: [] } })
  ).body;
  return { ...team, mate, other, ticket, document, discussion, thread };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const member = (world: World, person: Person) => ({ ...world.params, userId: person.id });

/** What can keep a reader from what they found before. */
const acts: ((world: World) => Promise<unknown>)[] = [
  ({ creator, mate, ...world }) =>
    creator.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...world.params, userId: mate.id },
    }),
  ({ params, mate }) =>
    server.pool.query(
      'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
      [params.projectId, mate.id],
    ),
  ({ mate, other }) => mate.send('PUT /users/blocks/{userId}', { params: { userId: other.id } }),
  ({ other }) => suspend(admin, other),
  ({ mate }) => mate.send('PUT /users/privacy-settings', { body: { profile: 'teams' } }),
  ({ other }) => other.send('PUT /users/privacy-settings', { body: { profile: 'signed_in' } }),
  ({ params, creator, ticket }) =>
    creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
      params: { ...params, ticketId: ticket.id },
    }),
  ({ params, creator, document }) =>
    creator.send('DELETE /projects/{projectId}/documents/{documentId}', {
      params: { ...params, documentId: document.id },
    }),
  ({ thread }) =>
    server.pool.query('update comments set held_at = now() where thread_id = $1', [thread.id]),
  ({ params }) =>
    server.pool.query('update projects set is_listed = false where id = $1', [params.projectId]),
];

test('a reader can open every result, after any acts', async () => {
  const random = createRandom(7);
  const closed: SearchResult[] = [];
  for (let round = 0; round < 12; round += 1) {
    const word = `Word${String.fromCharCode(97 + round)}x`;
    const world = await createWorld(word);
    const readers = [openClient(server.url), world.creator, world.member, world.mate, world.other];
    for (const act of acts.filter(() => random(3) === 0)) await act(world).catch(() => undefined);
    for (const reader of readers)
      for (const result of await find(reader, word))
        await open(reader, result).catch(() => closed.push(result));
  }
  expect(closed).toEqual([]);
});

test('a member finds everything of a team, and nothing right after they’re removed', async () => {
  const world = await createWorld('Removal');
  const { creator, mate } = world;
  const ofTeam = ['ticket', 'document', 'discussion'];
  expect(await kinds(mate, 'removal')).toEqual([
    ...ofTeam,
    'project',
    'person',
    'person',
    'thread',
  ]);
  const params = member(world, mate);
  await creator.send('DELETE /projects/{projectId}/members/{userId}', { params });
  expect(await kinds(mate, 'removal')).toEqual(['project', 'person', 'person', 'thread']);
});

test('an inactive member finds what they can read', async () => {
  const { creator, mate, params } = await createWorld('Inactive');
  await server.pool.query(
    'update project_members set inactive_since = now() where project_id = $1 and user_id = $2',
    [params.projectId, mate.id],
  );
  expect(await kinds(mate, 'inactive')).toEqual(await kinds(creator, 'inactive'));
});

test('someone who blocks a person or is blocked by them doesn’t find them', async () => {
  const { mate, other } = await createWorld('Apart');
  const people = async (reader: Person) =>
    (await find(reader, 'apart')).filter(({ kind }) => kind === 'person').map(({ id }) => id);
  expect(await people(mate)).toEqual([mate.id, other.id]);
  await mate.send('PUT /users/blocks/{userId}', { params: { userId: other.id } });
  expect(await people(mate)).toEqual([mate.id]);
  expect(await people(other)).toEqual([other.id]);
});

test('a suspended person isn’t found, nor is a profile by those it isn’t for', async () => {
  const { creator, mate, other } = await createWorld('Profile');
  const people = async (reader: Client) =>
    (await find(reader, 'profile')).filter(({ kind }) => kind === 'person').map(({ id }) => id);
  await suspend(admin, other);
  await mate.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
  expect(await people(creator)).toEqual([mate.id]);
  expect(await people(await createPerson(server))).toEqual([]);
  expect(await people(openClient(server.url))).toEqual([]);
});

test('people are found with what their profile says, and not with what they look for', async () => {
  const [person, reader] = [await createPerson(server, 'Seeker'), openClient(server.url)];
  await person.send('PUT /users/team-preferences', { body: { disciplines: ['Design'] } });
  await server.pool.query(`update users set short_description = 'I draw' where id = $1`, [
    person.id,
  ]);
  expect(await find(reader, 'seeker')).toMatchObject([{ id: person.id, note: 'I draw' }]);
});

test('words that an admin or several reports have hidden aren’t found', async () => {
  const { mate, other, thread, params } = await createWorld('Quiver');
  const reply = { text: 'Quokka' };
  const { body: post } = await other.send('POST /forum/threads/{threadId}/posts', {
    params: { threadId: thread.id },
    body: reply,
  });
  expect(await kinds(mate, 'quokka')).toEqual(['thread']);
  const report = (subject: object) =>
    mate.send('POST /reports', { body: { subject, reason: 'spam' } });
  await report({ kind: 'comment', id: post.id });
  await decide(admin, { kind: 'comment', id: post.id }, { act: 'hide' });
  expect(await kinds(mate, 'quokka')).toEqual([]);
  await server.pool.query('update comments set held_at = now() where thread_id = $1', [thread.id]);
  expect(await kinds(other, 'quiver')).not.toContain('thread');
  expect(await kinds(mate, 'quiver')).toContain('thread');
  const projects = async () => (await find(other, 'quiet walks')).map(({ id }) => id);
  expect(await projects()).toContain(params.projectId);
  await report({ kind: 'project', id: params.projectId });
  await decide(admin, { kind: 'project', id: params.projectId }, { act: 'hide' });
  expect(await projects()).not.toContain(params.projectId);
});

test('finds no discussions or threads while these aren’t live, nor visitors those of members', async () => {
  const { mate } = await createWorld('Closing');
  const visitor = openClient(server.url);
  expect(await kinds(visitor, 'closing')).toContain('thread');
  const set = (area: string, body: object) =>
    admin.send('PUT /admin/areas/{area}', { params: { area }, body });
  await set('forum', { mode: 'live', visitors: false });
  expect(await kinds(visitor, 'closing')).not.toContain('thread');
  expect(await kinds(mate, 'closing')).toContain('thread');
  for (const area of ['forum', 'discussions']) await set(area, { mode: 'sample' });
  const found = await kinds(mate, 'closing');
  expect(found.filter((kind) => kind === 'thread' || kind === 'discussion')).toEqual([]);
});
