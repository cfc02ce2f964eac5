import { beforeAll, expect, test } from 'vitest';
import type { Person } from '#tests/factories/people.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;
let creator: Person;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  const team = await createTeam(server);
  creator = team.creator;
  projectId = team.params.projectId;
});

const maxBytes = 4 * 1024 * 1024;
const longest = 'é'.repeat(10_000);

/** Fills a thread, so that `left` bytes of text fit. */
const fill = (thread: { ticket_id?: number; thread_id?: number }, left: number) =>
  server.pool.query(
    `insert into comments (ticket_id, thread_id, author_id, text)
     select $1, $2, $3, repeat('é', bytes / 2)
       from unnest(array_append(array_fill(20000, array[208]), $4::int - 208 * 20000)) as bytes`,
    [thread.ticket_id ?? null, thread.thread_id ?? null, creator.id, maxBytes - left],
  );

test('comments on a ticket return limit_reached at 4 MiB, even when one gets longer', async () => {
  const { id: ticketId } = await createTicket(creator, projectId);
  await fill({ ticket_id: ticketId }, 12);
  const params = { projectId, ticketId };
  const write = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  const change = 'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}';
  expect((await creator.refused(write, { params, body: { text: longest } })).body).toMatchObject({
    code: 'limit_reached',
    message: 'This ticket can’t have over 4 MB of comments. Create a new ticket to continue.',
  });
  const { body } = await creator.send(write, { params, body: { text: 'éééé' } });
  const target = { ...params, commentId: body.id };
  await creator.refused(change, { params: target, body: { text: 'ééééééé' } });
  await creator.send(change, { params: target, body: { text: 'éééééé' } });
});

test('a comment can only grow by what is free when it’s saved', async () => {
  const { id: ticketId } = await createTicket(creator, projectId);
  await fill({ ticket_id: ticketId }, 12);
  const params = { projectId, ticketId };
  const write = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  const { body } = await creator.send(write, { params, body: { text: 'éééé' } });
  const path = `/api/projects/${projectId}/tickets/${ticketId}/comments`;
  const release = await holdBoard(server.pool, projectId);
  const requests: [method: string, path: string, text: string][] = [
    ['PUT', `${path}/${body.id}`, 'é'],
    ['POST', path, 'ééééé'],
    ['PUT', `${path}/${body.id}`, 'éééé'],
  ];
  const replies: Promise<Response>[] = [];
  for (const [method, where, text] of requests) {
    replies.push(creator.request(method, where, { body: { text } }));
    await waitForLock(server.pool, replies.length);
  }
  await release();
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 201, 409]);
});

test('a thread that’s already too long can be shortened', async () => {
  const { id: ticketId } = await createTicket(creator, projectId);
  await fill({ ticket_id: ticketId }, -20_000);
  const params = { projectId, ticketId };
  const list = 'GET /projects/{projectId}/tickets/{ticketId}/comments';
  const change = 'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}';
  const { body } = await creator.send(list, { params });
  const target = { ...params, commentId: body[0]!.id };
  await creator.send(change, { params: target, body: { text: 'é'.repeat(9_999) } });
});

test('notes of a team return limit_reached at 4 MiB', async () => {
  const key = 'POST /projects/{projectId}/notes';
  const params = { projectId };
  await creator.send(key, { params, body: { text: 'x'.repeat(12) } });
  const { rows } = await server.pool.query(`select id from threads where project_id = $1`, [
    projectId,
  ]);
  await fill({ thread_id: rows[0].id }, 24);
  expect((await creator.refused(key, { params, body: { text: longest } })).body.message).toBe(
    'This team can’t have over 4 MB of notes. Delete some to continue.',
  );
});
