import { beforeAll, expect, test } from 'vitest';
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
