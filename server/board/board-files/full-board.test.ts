import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { createKey, fillBoard, importFile, previewFile } from '#tests/factories/board-files.ts';
import { createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const create = 'PUT /projects/{projectId}/board-imports/{key}';
const undo = 'DELETE /projects/{projectId}/board-imports/{key}';
const restore = 'POST /projects/{projectId}/board-imports/{key}/restoration';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const three = 'Title,Status\nOne,To do\nTwo,Doing\nThree,Closed\n';
const rows = (count: number) =>
  `Title\n${Array.from({ length: count }, (_, index) => `Ticket ${index}`).join('\n')}`;

test('accepts one of two simultaneous imports when only one fits', async () => {
  const { creator, project } = await createTeam(server);
  await fillBoard(server, { projectId: project.id, count: 4_990 });
  const urls = [server.url, await server.startAnother()];
  await creator.send('GET /auth/me');
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      openClient(urls[at % 2]!, creator.cookies).request(
        'PUT',
        `/api/projects/${project.id}/board-imports/${createKey()}`,
        { body: Buffer.from(rows(8)) },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  expect(await listTickets(creator, project.id)).toHaveLength(4_998);
});

test('limit_reached says how many fit, and the preview says it first', async () => {
  const { creator, project, params } = await createTeam(server);
  await fillBoard(server, { projectId: project.id, count: 4_998 });
  const message =
    'This file has 3 tickets, but the board has room for 2. A board can have up to 5,000.';
  const shown = await previewFile(creator, { projectId: project.id, file: three });
  expect(shown.errors).toEqual([{ place: '', message }]);
  const { status, body } = await creator.refused(create, {
    params: { ...params, key: createKey() },
    body: Buffer.from(three),
  });
  expect([status, body.code, body.message]).toEqual([409, 'limit_reached', message]);
});

test('a full board of 5,000 fits into an empty one, and open boards reload', async () => {
  const { creator, project } = await createTeam(server);
  const stream = await readStream(creator, project.id);
  await importFile(creator, { projectId: project.id, file: rows(5_000) });
  await stream.until(() => stream.news().some(({ everything }) => everything));
  stream.close();
  expect(await listTickets(creator, project.id)).toHaveLength(5_000);
});

test('limit_reached: an import that was undone only comes back if the board has room for all of it', async () => {
  const { creator, project, params } = await createTeam(server);
  const { key } = await importFile(creator, { projectId: project.id, file: three });
  await creator.send(undo, { params: { ...params, key } });
  await fillBoard(server, { projectId: project.id, count: 4_997 });
  const extra = await createTicket(creator, project.id);
  const { status, body } = await creator.refused(restore, { params: { ...params, key } });
  expect([status, body.code]).toEqual([409, 'limit_reached']);
  expect(await listTickets(creator, project.id)).toHaveLength(4_998);
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { ...params, ticketId: extra.id },
  });
  expect((await creator.send(restore, { params: { ...params, key } })).body.left).toBe(3);
});
