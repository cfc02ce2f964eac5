import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { createTeam, createTicket } from '#tests/factories/projects.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const list = 'GET /projects/{projectId}/tickets/{ticketId}/comments';
const write = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
const change = 'PUT /projects/{projectId}/tickets/{ticketId}/comments/{commentId}';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}/comments/{commentId}';

async function createDiscussion() {
  const team = await createTeam(server);
  const ticket = await createTicket(team.creator, team.project.id);
  const params = { projectId: team.project.id, ticketId: ticket.id };
  const { body: comment } = await team.member.send(write, {
    params,
    body: { text: '**Which** scale?' },
  });
  return { ...team, ticket, params, comment, target: { ...params, commentId: comment.id } };
}

test('lists comments as typed, oldest first, with what the person may do', async () => {
  const { creator, member, params, comment } = await createDiscussion();
  const text = '  1:50 000\n\n    code';
  const { body: second, status } = await creator.send(write, { params, body: { text } });
  expect(status).toBe(201);
  expect(second).toMatchObject({
    text,
    author: { id: creator.id, name: creator.name },
    can: { edit: true, remove: true },
  });
  const { body } = await creator.send(list, { params });
  expect(body).toEqual([{ ...comment, can: { edit: false, remove: false } }, second]);
  expect((await member.send(list, { params })).body[0]).toEqual(comment);
});

test('refuses invisible text in comments, notes and new tickets', async () => {
  const { creator, project, params } = await createDiscussion();
  for (const text of ['\u200B', '\u3164 \u2800', '\uFE0F\uFE0F', '\u202E\u2066']) {
    for (const refused of [
      await creator.refused(write, { params, body: { text } }),
      await creator.refused('POST /projects/{projectId}/notes', {
        params: { projectId: project.id },
        body: { text },
      }),
      await creator.refused('POST /projects/{projectId}/tickets', {
        params: { projectId: project.id },
        body: { title: text, description: text },
      }),
    ])
      expect(refused.body).toMatchObject({ code: 'invalid_input' });
  }
});

test('an author changes and deletes a comment', async () => {
  const { member, params, target } = await createDiscussion();
  const { body } = await member.send(change, { params: target, body: { text: 'Any scale.' } });
  expect(body.text).toBe('Any scale.');
  expect(body.updatedAt >= body.createdAt).toBe(true);
  await member.send(remove, { params: target });
  expect((await member.send(list, { params })).body).toEqual([]);
  expect((await member.refused(remove, { params: target })).body.code).toBe('not_found');
});

test('returns forbidden to other members, even the project’s creator', async () => {
  const { creator, params, target, comment } = await createDiscussion();
  const refusals = [
    await creator.refused(change, { params: target, body: { text: 'Mine' } }),
    await creator.refused(remove, { params: target }),
  ];
  for (const { body } of refusals) {
    expect(body).toMatchObject({
      code: 'forbidden',
      message: 'Only the author can change or delete a comment.',
    });
  }
  expect((await creator.send(list, { params })).body[0]?.text).toBe(comment.text);
});

test('returns not_found to non-members and former members, and for another project’s ticket', async () => {
  const { creator, member, project, params, target } = await createDiscussion();
  const outsider = await createPerson(server);
  await creator.send('DELETE /projects/{projectId}/members/{userId}', {
    params: { projectId: project.id, userId: member.id },
  });
  const other = await createDiscussion();
  const body = { text: 'Hello' };
  const refusals = [
    await outsider.refused(list, { params }),
    await outsider.refused(write, { params, body }),
    await member.refused(list, { params }),
    await member.refused(change, { params: target, body }),
    await member.refused(remove, { params: target }),
    await other.creator.refused(list, {
      params: { projectId: other.project.id, ticketId: params.ticketId },
    }),
    await other.member.refused(change, {
      params: { ...other.params, commentId: target.commentId },
      body,
    }),
  ];
  for (const refusal of refusals) expect(refusal.body.code).toBe('not_found');
  expect((await creator.send(list, { params })).body).toHaveLength(1);
});

test.each([
  [{ text: ' \n ' }, 'Comment is required'],
  [{}, 'Comment is required'],
  [{ text: 'x'.repeat(10_001) }, 'Comment must not exceed 10,000 characters'],
])('returns invalid_input for %j', async (body, message) => {
  const { member, params } = await createDiscussion();
  expect((await member.refused(write, { params, body })).body.message).toBe(message);
  expect((await member.send(list, { params })).body).toHaveLength(1);
});

test('comments of a deleted ticket return not_found', async () => {
  const { creator, params } = await createDiscussion();
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  expect((await creator.refused(list, { params })).body.code).toBe('not_found');
});

test('a ticket that is deleted at the same time gets no comment, and its comments stay as they are', async () => {
  const { creator, member, project, params, target } = await createDiscussion();
  const release = await holdBoard(server.pool, project.id);
  const body = { text: 'Too late' };
  const path = `/api/projects/${project.id}/tickets/${params.ticketId}`;
  const deleted = creator.request('DELETE', path);
  await waitForLock(server.pool, 1);
  const late = [
    member.refused(write, { params, body }),
    member.refused(change, { params: target, body }),
  ];
  await waitForLock(server.pool, 3);
  await release();
  expect((await deleted).status).toBe(204);
  for (const refusal of await Promise.all(late)) expect(refusal.body.code).toBe('not_found');
  const { rows } = await server.pool.query('select text from comments where ticket_id = $1', [
    params.ticketId,
  ]);
  expect(rows).toEqual([{ text: '**Which** scale?' }]);
});

test('a board counts the comments of each ticket, even if one is deleted twice simultaneously', async () => {
  const { creator, member, project, params, target } = await createDiscussion();
  await creator.send(write, { params, body: { text: 'Another' } });
  const board = 'GET /projects/{projectId}/tickets';
  const countOf = async () => {
    const { body } = await creator.send(board, { params: { projectId: project.id } });
    return body.content.map(({ commentCount }) => commentCount);
  };
  expect(await countOf()).toEqual([2]);
  const path = `/api/projects/${project.id}/tickets/${params.ticketId}/comments/${target.commentId}`;
  await Promise.all([member.request('DELETE', path), member.request('DELETE', path)]);
  expect(await countOf()).toEqual([1]);
});
