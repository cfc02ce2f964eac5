import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { needsOf, table } from '#tests/authorization/table.ts';
import { makeWorld, type World } from '#tests/authorization/world.ts';
import { createPerson, password } from '#tests/factories/people.ts';
import { createProject, createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const keys = Object.keys(api) as (keyof Api)[];
const endpoints: Record<string, Endpoint> = api;
const creating = keys.filter((key) => endpoints[key]?.creates);
const post = 'POST /projects/{projectId}/tickets';
const form = { title: 'Draw the map', description: 'With contours.' };
const under = (key: string) => ({ headers: { 'idempotency-key': key } });

/** The body that a call of the authorization table sends. */
const sentIn = (world: World, key: keyof Api) => ({
  params: table[key].params?.(world),
  body: table[key].body?.(world),
});

const madeTables = ['projects', 'tickets', 'comments', 'entries', 'events', 'changes'];

async function countMade() {
  const counts = madeTables.map((name) => `(select count(*) from ${name}) as ${name}`);
  return (await server.pool.query(`select ${counts.join(', ')}`)).rows[0];
}

test('not_found: a former member asks for a stored answer of the team', async () => {
  const { creator, member, params } = await createTeam(server);
  const own = await createProject(member);
  const here = { params, body: form, ...under('here') };
  const elsewhere = { params: { projectId: own.id }, body: form, ...under('elsewhere') };
  await member.send(post, here);
  const { body: teammates } = await creator.send(post, here);
  const { body: kept } = await member.send(post, elsewhere);
  await creator.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { ...params, userId: member.id },
  });
  expect((await member.refused(post, here)).body.code).toBe('not_found');
  expect((await member.send(post, elsewhere)).body.id).toBe(kept.id);
  expect((await creator.send(post, here)).body.id).toBe(teammates.id);
});

test('every call that creates something sets `creates`, unless repeating it changes nothing or its answer is secret', () => {
  const made = keys.filter((key) => endpoints[key]?.status === 201);
  expect(made.filter((key) => !creating.includes(key))).toEqual([
    // Registering twice still leads to one account.
    'POST /users/registration',
    // A challenge can only be answered once.
    'POST /users/passkeys',
    'POST /users/{userId}/followers',
    // Open reports can only be decided once.
    'POST /admin/decisions',
    'POST /projects/{projectId}/members',
    // Its answer has the link's token, which isn't stored.
    'POST /projects/{projectId}/invitations',
    // A file that no text links to is deleted.
    'POST /projects/{projectId}/attachments',
    // Each name once.
    'POST /admin/categories',
    // A ticket can only be reviewed once.
    'POST /projects/{projectId}/tickets/{ticketId}/reviews',
    // Signing again changes nothing about the first one, and there are at most 20 a day.
    'POST /users/credentials',
    // Nobody is on two teams of a hackathon.
    'POST /hackathons/{slug}/teams',
    // Another proposal replaces the draft.
    'POST /hackathons/{slug}/proposals',
  ]);
});

// Tested with the others who may do that: people outside a team, and those who run a hackathon.
// In the forum, the same text isn't posted twice.
const testedElsewhere = new Set<string>([
  'POST /projects/{projectId}/join-requests',
  'POST /hackathons/{slug}/announcements',
  'POST /forum/threads',
  'POST /forum/threads/{threadId}/posts',
]);
const repeatable = creating.filter((key) => !testedElsewhere.has(key));

describe.each(repeatable)('%s', (key) => {
  test('runs once per key and returns the same answer', async () => {
    const world = await makeWorld(server, needsOf(key), ['member']);
    const { member } = world.clients;
    const options = { ...sentIn(world, key), ...under('one') };
    const first = await member.send(key, options);
    const made = await countMade();
    const again = await member.send(key, options);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(await countMade()).toEqual(made);
    const other = await member.send(key, { ...options, ...under('two') });
    expect(other.body).not.toEqual(first.body);
  });

  test('runs once for ten simultaneous requests', async () => {
    const world = await makeWorld(server, needsOf(key), ['member']);
    const { member } = world.clients;
    const options = { ...sentIn(world, key), ...under('one') };
    await member.request('GET', '/health/live');
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.send(key, options)));
    const replayed = answers.filter(({ headers }) => headers.has('idempotency-replayed'));
    expect(replayed.length).toBe(9);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  });
});

test('idempotency_key_reused: refuses a key that came with another body', async () => {
  const { creator, params } = await createTeam(server);
  await creator.send(post, { params, body: form, ...under('mine') });
  const made = await countMade();
  const other = { params, body: { ...form, title: 'Another' }, ...under('mine') };
  const { status, body } = await creator.refused(post, other);
  expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  expect(await countMade()).toEqual(made);
});

test('idempotency_key_reused: refuses a key that came with the same body to another URL', async () => {
  const { creator, params } = await createTeam(server);
  const other = await createProject(creator);
  const { body: ticket } = await creator.send(post, { params, body: form, ...under('mine') });
  const elsewhere = { params: { projectId: other.id }, body: form, ...under('mine') };
  const { status, body } = await creator.refused(post, elsewhere);
  expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  const { body: again } = await creator.send(post, { params, body: form, ...under('mine') });
  expect(again.id).toBe(ticket.id);
});

test('returns long texts again without storing them twice', async () => {
  const { creator, params } = await createTeam(server);
  const description = 'A long way. '.repeat(5_000);
  const options = { params, body: { ...form, description }, ...under('long') };
  const { body: first } = await creator.send(post, options);
  const { rows } = await server.pool.query(
    'select length(reply::text) as length from idempotency_keys where user_id = $1',
    [creator.id],
  );
  expect(rows[0].length).toBeLessThan(2_000);
  const { body: again, headers } = await creator.send(post, options);
  expect(headers.get('idempotency-replayed')).toBe('true');
  expect(again).toEqual(first);
  expect(again.description).toBe(description);
});

test('keeps the keys of different users apart', async () => {
  const { creator, member, params } = await createTeam(server);
  const { body: hers } = await creator.send(post, { params, body: form, ...under('same') });
  const { body: his } = await member.send(post, { params, body: form, ...under('same') });
  expect(his.id).not.toBe(hers.id);
  const { body: hersAgain } = await creator.send(post, { params, body: form, ...under('same') });
  expect(hersAgain.id).toBe(hers.id);
});

test('allows retrying a refused request with the same key', async () => {
  const { creator, params } = await createTeam(server);
  const friend = await createPerson(server);
  const options = { params, body: { ...form, assigneeId: friend.id }, ...under('again') };
  expect((await creator.refused(post, options)).body.code).toBe('invalid_input');
  await friend.send('POST /projects/{projectId}/members', { params });
  expect((await creator.send(post, options)).body.assigneeId).toBe(friend.id);
});

test('does not replay an answer to a user who may not create', async () => {
  const { creator, params } = await createTeam(server);
  const nonMember = await createPerson(server);
  const options = { params, body: form, ...under('guessed') };
  await creator.send(post, options);
  expect((await nonMember.refused(post, options)).status).toBe(404);
});

test.each(['', 'with space', 'ä', 'x'.repeat(101)])(
  'returns invalid_input for the key %j',
  async (key) => {
    const { creator, params } = await createTeam(server);
    await creator.request('GET', '/health/live');
    const bytes = Buffer.from(key).toString('latin1');
    const { status, body } = await creator.refused(post, { params, body: form, ...under(bytes) });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  },
);

test('keeps keys for a day, and deletes them with their user', async () => {
  const [ada, eve] = [await createPerson(server), await createPerson(server)];
  const body = table['POST /users/entries'].body?.({} as World);
  for (const person of [ada, eve])
    await person.send('POST /users/entries', { body, ...under('x') });
  const keysOf = async ({ id }: { id: number }) => {
    const { rows } = await server.pool.query(`select from idempotency_keys where user_id = $1`, [
      id,
    ]);
    return rows.length;
  };
  await ada.send('POST /users/deletion', { body: { email: ada.email, password } });
  expect([await keysOf(ada), await keysOf(eve)]).toEqual([0, 1]);
  server.advanceHours(23);
  await server.sweep();
  expect(await keysOf(eve)).toBe(1);
  server.advanceHours(2);
  await server.sweep();
  expect(await keysOf(eve)).toBe(0);
});
