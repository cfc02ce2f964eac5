import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject } from '#tests/factories/projects.ts';
import { startTestServer } from '#tests/server.ts';
import { escapeLike, termsOf } from './search.ts';

const plain = { description: 'Something to build together', techStack: ['Java'] };
let visitor: Client;
let aino: Person;

beforeAll(async () => {
  const server = await startTestServer();
  visitor = openClient(server.url);
  aino = await createPerson(server);
  await createProject(aino, { ...plain, name: 'Birdsong atlas', techStack: ['C', 'Go'] });
  await createProject(aino, {
    ...plain,
    name: 'Cargo bikes',
    techStack: ['TypeScript'],
    difficulty: 'Beginner',
  });
  await createProject(aino, {
    ...plain,
    name: 'Ferry times',
    techStack: ['C#'],
    status: 'Completed',
  });
  await createProject(aino, {
    ...plain,
    name: '100% wool',
    description: 'Sheep_farm \\ "quoted" \'news\', counted in D++',
  });
  await createProject(aino, {
    ...plain,
    name: 'Äänekoski choir',
    description: 'A place to go in the evening',
  });
});

async function search(query: Record<string, unknown>) {
  const { body } = await visitor.send('GET /projects/search', { query });
  expect(body.totalElements).toBeGreaterThanOrEqual(body.content.length);
  return body.content.map((project) => project.name);
}

const found = (searchQuery: string) => search({ searchQuery });

test('without a query, lists all projects, newest first', async () => {
  expect(await search({})).toEqual([
    'Äänekoski choir',
    '100% wool',
    'Ferry times',
    'Cargo bikes',
    'Birdsong atlas',
  ]);
});

describe('search', () => {
  test('finds part of a name, ignoring case', async () => {
    expect(await found('BIRD')).toEqual(['Birdsong atlas']);
    expect(await found('äÄnek')).toEqual(['Äänekoski choir']);
  });
  test('finds technologies and descriptions', async () => {
    expect(await found('typescript')).toEqual(['Cargo bikes']);
    expect(await found('evening')).toEqual(['Äänekoski choir']);
  });
  test('finds projects that contain all words', async () => {
    expect(await found('  build   ferry ')).toEqual(['Ferry times']);
    expect(await found('ferry typescript')).toEqual([]);
  });
  test('finds short words only as a whole technology or word', async () => {
    expect(await found('c')).toEqual(['Birdsong atlas']);
    expect(await found('Go')).toEqual(['Äänekoski choir', 'Birdsong atlas']);
    expect(await found('c#')).toEqual(['Ferry times']);
  });
  test('finds single letters with symbols as a whole', async () => {
    expect(await found('D++')).toEqual(['100% wool']);
    expect(await found('d+-')).toEqual([]);
  });
  test.each([
    ['%', []],
    ['_', []],
    ['100%', ['100% wool']],
    ['ep_f', ['100% wool']],
    ['rm \\', []],
    ['"quoted"', ['100% wool']],
    ["'news'", ['100% wool']],
    ["' or 1=1 --", []],
    ['\\\\\\', []],
    ['<script>', []],
    ['!!! & | :*', []],
  ])('takes special characters literally: %s', async (searchQuery, names) => {
    expect(await found(searchQuery)).toEqual(names);
  });
});

test('filters by difficulty and status, with and without words', async () => {
  expect(await search({ difficulty: 'Beginner' })).toEqual(['Cargo bikes']);
  expect(await search({ status: 'Completed' })).toEqual(['Ferry times']);
  expect(
    await search({ status: 'Completed', difficulty: 'Intermediate', searchQuery: 'ferry' }),
  ).toEqual(['Ferry times']);
  expect(await search({ status: 'Completed', difficulty: 'Beginner' })).toEqual([]);
});

test('returns pages with the total number', async () => {
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => visitor.send('GET /projects/search', { query: { page, size: 2 } })),
  );
  expect(pages.map(({ body }) => body.content.length)).toEqual([2, 2, 1, 0]);
  expect(pages.map(({ body }) => body.totalElements)).toEqual([5, 5, 5, 5]);
});

test.each([
  [{ page: '-1' }, 'Page must be a whole number from 0 to 1000000'],
  [{ page: 'x' }, 'Page must be a whole number from 0 to 1000000'],
  [{ page: '1.5' }, 'Page must be a whole number from 0 to 1000000'],
  [{ page: '99999999999999999999' }, 'Page must be a whole number from 0 to 1000000'],
  [{ size: '0' }, 'Page size must be a whole number from 1 to 100'],
  [{ size: '101' }, 'Page size must be a whole number from 1 to 100'],
  [{ difficulty: 'Expert' }, 'Difficulty must be one of Beginner, Intermediate, Advanced'],
  [{ status: 'all' }, 'Status must be one of Planning, In Progress, Completed'],
  [{ searchQuery: 'a'.repeat(201) }, 'The search must not exceed 200 characters'],
  [
    { searchQuery: 'a\0b' },
    "This text contains a character that can't be stored. Remove it and try again.",
  ],
])('returns invalid_input for %o', async (query, message) => {
  const refusal = await visitor.refused('GET /projects/search', { query });
  expect(refusal.status).toBe(400);
  expect(refusal.body.message).toBe(message);
});

test('refuses a parameter that is given twice', async () => {
  const response = await visitor.request(
    'GET',
    '/api/projects/search?page=1&page=2&searchQuery=a&searchQuery=b',
  );
  expect(response.status).toBe(400);
});

test('splits the search into words and escapes LIKE patterns', () => {
  expect(termsOf('  Node  JS ')).toEqual(['Node', 'JS']);
  expect(termsOf('Tea & Talk')).toEqual(['Tea', 'Talk']);
  expect(termsOf('%')).toEqual(['%']);
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});

test('finds letters with unusual case rules in any spelling', async () => {
  await createProject(aino, { ...plain, name: 'ΟΔΟΣ İstanbul', techStack: ['ΑΣ', 'İ', '"{x}"'] });
  for (const query of ['ΟΔΟΣ', 'οδος', 'οδοσ', 'ας', 'ασ', 'İstanbul', 'İ', '"{X}"']) {
    expect([query, await found(query)]).toEqual([query, ['ΟΔΟΣ İstanbul']]);
  }
});
