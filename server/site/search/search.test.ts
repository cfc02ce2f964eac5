import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { addDocument } from '#tests/factories/documents.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let team: Awaited<ReturnType<typeof createTeam>>;

beforeAll(async () => {
  server = await startTestServer();
  for (const area of ['forum', 'discussions'] as const) await makeLive(server, area);
});

beforeEach(async () => {
  team = await createTeam(server, { name: 'Harbour Tides' });
});

const find = async (reader: Client, q: string) =>
  (await reader.send('GET /search', { query: { q } })).body.results;
const titles = async (reader: Client, q: string) =>
  (await find(reader, q)).map(({ title }) => title);

const discuss = (person: Person, title: string) =>
  person.send('POST /projects/{projectId}/threads', {
    params: team.params,
    body: { title, text: 'Words' },
  });

const ask = (person: Person, title: string, text = 'Words') =>
  person.send('POST /forum/threads', { body: { categoryId: 1, title, text, tags: [] } });

test('finds each kind by one word, with what it is', async () => {
  const { member, params, project } = team;
  const { id } = await createTicket(member, params.projectId, { title: 'Zander on the map' });
  const page = await addDocument(member, params, { title: 'Zander rules' });
  await discuss(member, 'Zander or pike?');
  const other = await createProject(await createPerson(server), { name: 'Zander Watch' });
  const person = await createPerson(server, 'Zander');
  await ask(person, 'How do I draw a zander?');
  const results = await find(member, 'zander');
  const own = { id: params.projectId, name: project.name };
  expect(results.map(({ kind }) => kind)).toEqual([
    'ticket',
    'document',
    'discussion',
    'project',
    'person',
    'thread',
  ]);
  expect(results).toMatchObject([
    { id, title: 'Zander on the map', project: own, number: 1, note: 'Backlog', excerpt: '' },
    { id: page.id, project: own, number: null },
    { project: own },
    { id: other.id, project: null, note: 'Planning' },
    { id: person.id, title: person.name },
    { note: 'Code Clinic' },
  ]);
});

test('cuts an excerpt between words, and says so', async () => {
  const { member, params } = team;
  const description = `A cormorant ${'dives again '.repeat(40)}`;
  await createTicket(member, params.projectId, { title: 'Birds', description });
  const [found] = await find(member, 'cormorant');
  expect(found?.excerpt).toMatch(/^A cormorant dives again .* (dives|again)…$/);
});

test('finds titles first, then texts with an excerpt, and of both the newest first', async () => {
  const { member, params } = team;
  const text = `${'Once upon a time. '.repeat(20)}A pelican\nlands.`;
  for (const [title, description] of [
    ['Pelican one', 'First'],
    ['Nest', text],
    ['A second pelican', 'Then'],
    ['Perch', 'No pelican'],
  ] as const)
    await createTicket(member, params.projectId, { title, description });
  const results = await find(member, 'PELI');
  expect(results.map(({ title }) => title)).toEqual([
    'A second pelican',
    'Pelican one',
    'Perch',
    'Nest',
  ]);
  expect(results[3]?.excerpt).toMatch(/^… .*upon a time\. A pelican lands\.$/);
  expect(results[2]?.excerpt).toBe('No pelican');
});

test('all words must match, as beginnings, whatever their case', async () => {
  const { member, params } = team;
  await createTicket(member, params.projectId, {
    title: 'Fix the Straße',
    description: 'A *lamp* is out.',
  });
  const found = ['STRAßE', 'lam str', 'fix lamp', 'f', 'out. fix'];
  for (const q of found) expect([q, await titles(member, q)]).toEqual([q, ['Fix the Straße']]);
  for (const q of ['fix lamps', 'raße', 'lamp dark', '--', '"', '%', '\\'])
    expect([q, await titles(member, q)]).toEqual([q, []]);
});

test('finds a ticket by its number, before those with the number in their words', async () => {
  const { member, params } = team;
  for (const title of ['One', 'Two', 'Say 2 things'])
    await createTicket(member, params.projectId, { title });
  expect(await titles(member, '#2')).toEqual(['Two', 'Say 2 things']);
  expect(await titles(member, '2')).toEqual(['Two', 'Say 2 things']);
  expect(await titles(member, '#99999999999')).toEqual([]);
});

test('a ticket and a page are found as they are now', async () => {
  const { member, params } = team;
  const { id } = await createTicket(member, params.projectId, { title: 'Heron' });
  const ticket = { ...params, ticketId: id };
  await member.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params: ticket });
  expect(await titles(member, 'heron')).toEqual([]);
  const restore = 'POST /projects/{projectId}/tickets/{ticketId}/restoration';
  await member.send(restore, { params: ticket });
  expect(await titles(member, 'heron')).toEqual(['Heron']);
  const { id: documentId } = await addDocument(member, params, { title: 'Plover' });
  const page = { ...params, documentId };
  const body = { title: 'Plovers', text: 'A gull', version: 1 };
  await member.send('PUT /projects/{projectId}/documents/{documentId}', { params: page, body });
  expect(await titles(member, 'gull')).toEqual(['Plovers']);
  await member.send('DELETE /projects/{projectId}/documents/{documentId}', { params: page });
  expect(await titles(member, 'gull')).toEqual([]);
});

test('finds five of each kind', async () => {
  const { member, params } = team;
  for (let number = 1; number <= 7; number += 1)
    await createTicket(member, params.projectId, { title: `Otter ${number}` });
  await addDocument(member, params, { title: 'Otters' });
  expect(await titles(member, 'otter')).toEqual([
    ...[7, 6, 5, 4, 3].map((number) => `Otter ${number}`),
    'Otters',
  ]);
});

test('finds teammates before others of the same name', async () => {
  const name = 'Wilhelmina';
  const mate = await createPerson(server, name);
  for (let count = 0; count < 6; count += 1) await createPerson(server, name);
  await mate.send('POST /projects/{projectId}/members', { params: team.params });
  expect((await titles(team.member, 'wilh numb'))[0]).toBe(mate.name);
});

test('visitors find what visitors can see', async () => {
  const { member, params } = team;
  await createTicket(member, params.projectId, { title: 'Osprey' });
  await addDocument(member, params, { title: 'Osprey' });
  await discuss(member, 'Osprey');
  await createProject(member, { name: 'Osprey Watch' });
  await ask(member, 'Osprey?');
  const kinds = async () => (await find(openClient(server.url), 'osprey')).map(({ kind }) => kind);
  expect(await kinds()).toEqual(['project', 'thread']);
});

test('refuses a search that is too long or has too many words', async () => {
  const message = async (q: string) =>
    (await team.member.refused('GET /search', { query: { q } })).body.errors?.[0]?.message;
  expect(await message('x'.repeat(101))).toBe('The search must not exceed 100 characters');
  expect(await message('a b c d e f g h i')).toBe('Search for up to 8 words');
});

test('refuses more than 60 searches a minute', async () => {
  const reader = await createPerson(server);
  for (let count = 0; count < 60; count += 1) await find(reader, '-');
  expect((await reader.refused('GET /search', { query: { q: '-' } })).status).toBe(429);
  expect(await find(team.member, '-')).toEqual([]);
});
