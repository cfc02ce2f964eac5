import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { makeLive } from '#tests/factories/areas.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeLive(server, 'forum');
});

const knows = (person: Person, ...known: [technology: string, skillLevel: string][]) =>
  person.send('PUT /tech-stack', {
    body: {
      techStack: known.map(([technology, skillLevel]) => ({
        technology,
        skillLevel,
        description: '',
      })),
    },
  });

/** Someone with a technology, whose profile only some people can see. */
async function createPrivate(profile: 'signed_in' | 'teams') {
  const person = await createPerson(server);
  await person.send('PUT /users/privacy-settings', { body: { profile } });
  await knows(person, ['Leaflet', 'EXPERT']);
  return person;
}

const readers = async (author: Person) => ({
  visitor: openClient(server.url),
  other: await createPerson(server),
  author,
});

async function startThread(author: Person, text: string) {
  const body = { categoryId: 1, title: 'Why?', text, tags: [] };
  return { threadId: (await author.send('POST /forum/threads', { body })).body.id };
}

test('a thread shows what its author knows best', async () => {
  const author = await createPerson(server);
  await knows(author, ['CSS', 'BEGINNER'], ['Rust', 'PROFICIENT'], ['React', 'EXPERT']);
  const params = await startThread(author, 'Words');
  const { body } = await author.send('GET /forum/threads/{threadId}', { params });
  expect(body.author?.expertise).toBe('React');
});

test.each([
  ['signed_in', { visitor: '', other: 'Leaflet', author: 'Leaflet' }],
  ['teams', { visitor: '', other: '', author: 'Leaflet' }],
] as const)('a thread shows what a profile for %s says only to them', async (profile, expected) => {
  const author = await createPrivate(profile);
  const params = await startThread(author, 'Text');
  for (const [name, reader] of Object.entries(await readers(author))) {
    const { body } = await reader.send('GET /forum/threads/{threadId}', { params });
    expect([name, body.author?.expertise]).toEqual([name, expected[name as keyof typeof expected]]);
  }
});

test('a mention doesn’t tell visitors who someone is whose profile is for signed-in people', async () => {
  const mentioned = await createPrivate('signed_in');
  const author = await createPerson(server);
  const params = await startThread(author, `Ask @[${mentioned.id}]`);
  const { visitor, other } = await readers(author);
  const mentionsFor = async (reader: typeof visitor) =>
    (await reader.send('GET /forum/threads/{threadId}/posts', { params })).body[0]!.mentions;
  expect(await mentionsFor(visitor)).toEqual([]);
  expect(await mentionsFor(other)).toEqual([{ id: mentioned.id, name: mentioned.name }]);
});
