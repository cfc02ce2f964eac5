import { beforeAll, expect, test } from 'vitest';
import { createKey, importFile } from '#tests/factories/board-files.ts';
import { createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { holdBoard } from '#tests/hold-board.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';

const create = 'PUT /projects/{projectId}/board-imports/{key}';
const preview = 'POST /projects/{projectId}/board-imports/preview';
const undo = 'DELETE /projects/{projectId}/board-imports/{key}';
const restore = 'POST /projects/{projectId}/board-imports/{key}/restoration';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';

const file = 'Title\nOne\nTwo\nThree\n';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function createImport() {
  const team = await createTeam(server);
  const { key } = await importFile(team.creator, { projectId: team.project.id, file });
  const list = async () => listTickets(team.creator, team.project.id);
  return { ...team, key, ref: { params: { ...team.params, key } }, list };
}

const useUp = (limit: string, points: number) =>
  server.pool.query(`update rate_limits set points = $2 where key like $1 || ':%'`, [
    limit,
    points,
  ]);

test('a ticket that was deleted before an import is undone doesn’t come back with the others', async () => {
  const { creator, params, ref, list } = await createImport();
  const [one] = await list();
  await creator.send(remove, { params: { ...params, ticketId: one!.id } });
  await creator.send(undo, ref);
  expect((await creator.send(restore, ref)).body.left).toBe(2);
  expect((await list()).map(({ title }) => title)).toEqual(['Two', 'Three']);
});

test('undoing and restoring leave other imports and tickets as they are', async () => {
  const { creator, project, ref, list } = await createImport();
  await createTicket(creator, project.id, { title: 'Own' });
  const other = await importFile(creator, { projectId: project.id, file: 'Title\nFour\n' });
  await creator.send(undo, ref);
  expect((await list()).map(({ title }) => title).toSorted()).toEqual(['Four', 'Own']);
  await creator.send(undo, { params: { ...ref.params, key: other.key } });
  await creator.send(restore, ref);
  const titles = (await list()).map(({ title }) => title).toSorted();
  expect(titles).toEqual(['One', 'Own', 'Three', 'Two']);
});

test('restored tickets have a new version and say what happened to them', async () => {
  const { creator, params, ref, list } = await createImport();
  const [before] = await list();
  await creator.send(undo, ref);
  await creator.send(restore, ref);
  const [after] = await list();
  expect(after).toMatchObject({ id: before!.id, version: before!.version + 1 });
  const { body } = await creator.send('GET /projects/{projectId}/tickets/{ticketId}/changes', {
    params: { ...params, ticketId: before!.id },
  });
  const kinds = body.map(({ kind, actor }) => [kind, actor?.id]);
  expect(kinds).toEqual([
    ['ticket_restored', creator.id],
    ['ticket_deleted', creator.id],
    ['ticket_imported', creator.id],
  ]);
});

test('restoring twice, or restoring what wasn’t undone, changes nothing', async () => {
  const { creator, ref, list } = await createImport();
  const before = await list();
  expect((await creator.send(restore, ref)).body).toMatchObject({ left: 3, undoneAt: null });
  await creator.send(undo, ref);
  const { body } = await creator.send(restore, ref);
  const once = await list();
  expect((await creator.send(restore, ref)).body).toEqual(body);
  expect(await list()).toEqual(once);
  expect(once.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('forbidden: someone who is no longer a lead when the board is free can’t undo an import', async () => {
  const { creator, member, params, ref, list } = await createImport();
  const role = 'PUT /projects/{projectId}/members/{userId}';
  const target = { ...params, userId: member.id };
  await creator.send(role, { params: target, body: { isLead: true } });
  await member.send('GET /auth/me');
  const release = await holdBoard(server.pool, params.projectId);
  const changing = creator.send(role, { params: target, body: { isLead: false } });
  await waitForLock(server.pool);
  const undoing = member.refused(undo, ref);
  await waitForLock(server.pool, 2).finally(release);
  await changing;
  expect((await undoing).body.code).toBe('forbidden');
  expect(await list()).toHaveLength(3);
});

test('returns too_many_requests after 20,000 tickets an hour, whether imported, undone or restored', async () => {
  const { creator, params, ref, list } = await createImport();
  await useUp('board-import-tickets', 20_000 - 3);
  await creator.send(undo, ref);
  const refusals = [
    await creator.refused(restore, ref),
    await creator.refused(create, {
      params: { ...params, key: createKey() },
      body: Buffer.from(file),
    }),
  ];
  for (const { body } of refusals) {
    expect(body.code).toBe('too_many_requests');
    expect(body.message).toContain('You can import, undo and restore 20,000 tickets an hour.');
  }
  expect(await list()).toEqual([]);
});

test('returns too_many_requests to someone who sends more than 60 files an hour', async () => {
  const { creator, params } = await createImport();
  await useUp('board-imports', 59);
  const body = Buffer.from(file);
  await creator.send(preview, { params, body });
  expect((await creator.refused(preview, { params, body })).body.code).toBe('too_many_requests');
  const sent = { params: { ...params, key: createKey() }, body };
  expect((await creator.refused(create, sent)).body.code).toBe('too_many_requests');
});
