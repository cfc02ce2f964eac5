import { beforeAll, expect, test } from 'vitest';
import { createKey, importFile, previewFile } from '#tests/factories/board-files.ts';
import { createTeam, listTickets } from '#tests/factories/projects.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('a time becomes the day in the time zone of the person who imports it', async () => {
  const { creator, project } = await createTeam(server);
  const projectId = project.id;
  const file = 'Title,Due date\nDraw,2026-11-24T20:00:00Z';
  await creator.send('PUT /users/notification-settings', {
    body: { browserTimeZone: 'Asia/Kolkata' },
  });
  const { tickets, mappings } = await previewFile(creator, { projectId, file });
  expect(tickets).toMatchObject([{ dueDate: '2026-11-25' }]);
  expect(mappings).toEqual([
    { field: 'due date', from: '2026-11-24T20:00:00Z', to: '2026-11-25', count: 1 },
  ]);
  await importFile(creator, { projectId, file });
  expect(await listTickets(creator, projectId)).toMatchObject([{ dueDate: '2026-11-25' }]);
});

test('someone who leaves while a file is read is not assigned', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const file = `Title,Assignee\nDraw,${member.name}\nTest,${creator.name}`;
  const release = await holdBoard(server.pool, project.id);
  const importing = creator.send('PUT /projects/{projectId}/board-imports/{key}', {
    params: { ...params, key: createKey() },
    body: Buffer.from(file),
  });
  await waitForLock(server.pool);
  await server.pool.query('delete from project_members where project_id = $1 and user_id = $2', [
    project.id,
    member.id,
  ]);
  await release();
  await importing;
  const tickets = await listTickets(creator, project.id);
  expect(tickets.map(({ title, assigneeId }) => [title, assigneeId])).toEqual([
    ['Draw', null],
    ['Test', creator.id],
  ]);
});

test('shows up to 60 columns that nothing reads in the preview', async () => {
  const { creator, project } = await createTeam(server);
  const names = Array.from({ length: 70 }, (_, at) => `Field ${at}`);
  const value = `${'x'.repeat(99)}🧩 and more`;
  const file = `Title,${names.join(',')}\nDraw,${names.map(() => value).join(',')}`;
  const shown = await previewFile(creator, { projectId: project.id, file });
  expect([shown.unread.length, shown.unreadCount]).toEqual([60, 70]);
  expect(shown.unread[0]).toEqual({ position: 2, column: 'Field 0', value: 'x'.repeat(99) });
});
