import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#tests/client.ts';
import { createKey, importFile } from '#tests/factories/board-files.ts';
import { createTeam, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const preview = 'POST /projects/{projectId}/board-imports/preview';
const create = 'PUT /projects/{projectId}/board-imports/{key}';

const emptyOf = (count: number) => Array(count).fill('{}').join(',');
const own = (tickets: string) => `{"format":"pieces-board","version":1,"tickets":[${tickets}]}`;
const nested = `{"cards":${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}}`;

/** Prints how long others had to wait meanwhile, which depends on the machine. */
async function watchDelay<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const result = await work();
  delay.disable();
  process.stdout.write(`${name}: the longest wait was ${Math.ceil(delay.max / 1e6)} ms\n`);
  return result;
}

test.each([
  ['three million empty tickets', own(emptyOf(3_000_000)), 'far too large for a board'],
  ['200,000 empty tickets', own(emptyOf(200_000)), 'more than 5,000 tickets'],
  [
    '200,000 empty cards',
    `{"lists":[],"cards":[${emptyOf(200_000)}]}`,
    'Trello file is incomplete',
  ],
  ['five million levels', nested, 'nested too deeply'],
  ['ten million cells in a row', `Title\n${','.repeat(10_000_000)}`, 'more than 2,000 cells'],
  ['three million ligatures', `Title,Status\nx,${'ﷺ'.repeat(3_000_000)}`, 'Row 2 is too long'],
])('refuses %s with an explanation, and the board still answers', async (name, file, sentence) => {
  const { creator, params } = await createTeam(server);
  const body = Buffer.from(file);
  const calls = [
    [preview, params],
    [create, { ...params, key: createKey() }],
  ] as const;
  for (const [call, sent] of calls) {
    const answer = await watchDelay(name, () => creator.refused(call, { params: sent, body }));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(answer.body.message).toContain(sentence);
  }
  expect(await listTickets(creator, params.projectId)).toEqual([]);
});

test('reads four large files of each lead and tells the others to wait', async () => {
  const teams = await Promise.all([1, 2].map(() => createTeam(server)));
  const body = Buffer.from(`Title,Status\n${`${'x'.repeat(400)},Done\n`.repeat(20_000)}`);
  const sent = teams.flatMap(({ creator, params }) =>
    Array.from({ length: 6 }, () => creator.request(...addressOf(preview, { params }), { body })),
  );
  const answers = await watchDelay('twelve files', () => Promise.all(sent));
  const waits = answers.filter(({ status }) => status === 503);
  expect(waits.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(4).fill('2'));
  // They have more tickets than a board.
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(8);
  const [{ creator, project }] = teams as [(typeof teams)[number]];
  expect(await importFile(creator, { projectId: project.id, file: 'Title\nx' })).toMatchObject({
    count: 1,
  });
});

test('reads files only in the separate process', () => {
  const root = join(import.meta.dirname, '../..');
  const folder = 'server/board/board-files';
  const readers =
    /\/(read-board-file|read-csv|csv-tickets|json-tickets|trello|convert|process)\.ts'/;
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith(`${folder}/reading/`));
  const importing = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => /^(import|export) (?!type )/.test(line) && isOfReading(line, readers)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});

const isOfReading = (line: string, readers: RegExp) =>
  /board-files\/reading\/|'\.\/reading\//.test(line) && readers.test(line);
