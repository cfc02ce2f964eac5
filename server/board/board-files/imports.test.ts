import { beforeAll, describe, expect, test } from 'vitest';
import { createKey, importFile, previewFile } from '#tests/factories/board-files.ts';
import { readStream } from '#tests/event-stream.ts';
import { createPerson } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/board-imports';
const preview = 'POST /projects/{projectId}/board-imports/preview';
const create = 'PUT /projects/{projectId}/board-imports/{key}';
const undo = 'DELETE /projects/{projectId}/board-imports/{key}';
const restore = 'POST /projects/{projectId}/board-imports/{key}/restoration';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const titlesOf = async (...args: Parameters<typeof listTickets>) =>
  (await listTickets(...args)).map(({ title }) => title);

const three = 'Title,Status\nOne,To do\nTwo,Doing\nThree,Closed\n';

describe('importing', () => {
  test('adds the tickets below those on the board, numbered in their order', async () => {
    const { creator, member, project } = await createTeam(server);
    await createTicket(creator, project.id, { title: 'Zero' });
    const result = await importFile(creator, { projectId: project.id, file: three });
    expect(result).toMatchObject({
      source: 'csv',
      count: 3,
      left: 3,
      importedBy: { id: creator.id, name: creator.name },
      undoneAt: null,
    });
    const tickets = await listTickets(member, project.id);
    const inOrder = tickets.toSorted((one, other) => one.number - other.number);
    expect(inOrder.map(({ title, status }) => [title, status])).toEqual([
      ['Zero', 'Backlog'],
      ['One', 'Backlog'],
      ['Two', 'In Progress'],
      ['Three', 'Done'],
    ]);
    const backlog = tickets.filter(({ status }) => status === 'Backlog');
    expect(backlog.map(({ title }) => title)).toEqual(['Zero', 'One']);
    expect(tickets.every(({ authorId }) => authorId === creator.id)).toBe(true);
    const next = await createTicket(member, project.id);
    expect(next.number).toBe(5);
  });

  test('says on each ticket who imported it, and reaches open boards', async () => {
    const { creator, member, project } = await createTeam(server);
    const stream = await readStream(member, project.id);
    await importFile(creator, { projectId: project.id, file: three });
    await stream.until(() => stream.news().flatMap(({ tickets }) => tickets).length === 3);
    stream.close();
    const [ticket] = await listTickets(member, project.id);
    const { body } = await member.send('GET /projects/{projectId}/tickets/{ticketId}/changes', {
      params: { projectId: project.id, ticketId: ticket!.id },
    });
    expect(body).toMatchObject([{ kind: 'ticket_imported', actor: { id: creator.id } }]);
  });

  test('credits nobody, even if the tickets are done', async () => {
    const { creator, project } = await createTeam(server);
    const countEvents = async () => {
      const { rows } = await server.pool.query(
        'select count(*) from events where project_id = $1',
        [project.id],
      );
      return rows[0].count;
    };
    const before = await countEvents();
    await importFile(creator, { projectId: project.id, file: three });
    expect(await countEvents()).toBe(before);
  });

  test('imports a file once per key', async () => {
    const { creator, project } = await createTeam(server);
    const key = createKey();
    const first = await importFile(creator, { projectId: project.id, file: three, key });
    expect(await importFile(creator, { projectId: project.id, file: three, key })).toEqual(first);
    expect(await listTickets(creator, project.id)).toHaveLength(3);
  });

  test('a file with errors changes nothing, and the preview says where they are', async () => {
    const { creator, project, params } = await createTeam(server);
    const file = `Title,Notes\nFine,Done\n,Done\nLong,${'x'.repeat(100_001)}\nToo,many,cells\n`;
    const shown = await previewFile(creator, { projectId: project.id, file });
    expect(shown.errors).toEqual([
      { place: 'Row 3', message: 'Title is required' },
      { place: 'Row 4', message: 'Description must not exceed 100,000 characters' },
      { place: 'Row 5', message: 'This row has more cells than the first row.' },
    ]);
    const refusal = await creator.refused(create, {
      params: { ...params, key: createKey() },
      body: Buffer.from(file),
    });
    expect([refusal.status, refusal.body.code]).toEqual([400, 'invalid_input']);
    expect(refusal.body.message).toBe('Row 3: Title is required');
    expect(await listTickets(creator, project.id)).toEqual([]);
    expect((await creator.send(list, { params })).body).toEqual([]);
  });

  test('a preview changes nothing', async () => {
    const { creator, project } = await createTeam(server);
    const shown = await previewFile(creator, { projectId: project.id, file: three });
    expect(shown).toMatchObject({
      count: 3,
      columns: [
        { status: 'Backlog', count: 1 },
        { status: 'In Progress', count: 1 },
        { status: 'Done', count: 1 },
      ],
      mappings: [
        { field: 'status', from: 'To do', to: 'Backlog', count: 1 },
        { field: 'status', from: 'Doing', to: 'In Progress', count: 1 },
        { field: 'status', from: 'Closed', to: 'Done', count: 1 },
      ],
    });
    expect(await listTickets(creator, project.id)).toEqual([]);
  });
});

describe('undoing an import', () => {
  test('deletes its tickets, except those that someone has worked on', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const own = await createTicket(creator, project.id, { title: 'Own' });
    const { key } = await importFile(creator, { projectId: project.id, file: three });
    const all = await listTickets(creator, project.id);
    await changeTicket(
      member,
      all.find(({ title }) => title === 'Two')!,
      { priority: 'High' },
    );
    const { body } = await creator.send(undo, { params: { ...params, key } });
    expect(body).toMatchObject({ count: 3, left: 1, undoneAt: expect.any(String) });
    expect((await titlesOf(creator, project.id)).toSorted()).toEqual(['Own', 'Two']);
    expect((await creator.send(undo, { params: { ...params, key } })).body).toEqual(body);
    // A single ticket can be restored, too.
    await member.send('POST /projects/{projectId}/tickets/{ticketId}/restoration', {
      params: { ...params, ticketId: all.find(({ title }) => title === 'One')!.id },
    });
    expect(await titlesOf(creator, project.id)).toHaveLength(3);
    expect(own.number).toBe(1);
  });

  test('keeps a ticket that someone commented on', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const { key } = await importFile(creator, { projectId: project.id, file: 'Title\nOne\nTwo' });
    const [one] = await listTickets(creator, project.id);
    await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { ...params, ticketId: one!.id },
      body: { text: 'Mine' },
    });
    await creator.send(undo, { params: { ...params, key } });
    expect(await titlesOf(creator, project.id)).toEqual(['One']);
  });

  test('can be restored for an hour', async () => {
    const { creator, project, params } = await createTeam(server);
    const { key } = await importFile(creator, { projectId: project.id, file: three });
    const before = await titlesOf(creator, project.id);
    await creator.send(undo, { params: { ...params, key } });
    expect(await titlesOf(creator, project.id)).toEqual([]);
    const { body } = await creator.send(restore, { params: { ...params, key } });
    expect(body).toMatchObject({ left: 3, undoneAt: null });
    expect(await titlesOf(creator, project.id)).toEqual(before);
    await creator.send(undo, { params: { ...params, key } });
    expect(await titlesOf(creator, project.id)).toEqual([]);
  });

  test('isn’t possible after a day, and neither is restoring after an hour', async () => {
    const other = await startTestServer();
    const { creator, project, params } = await createTeam(other);
    const { key } = await importFile(creator, { projectId: project.id, file: three });
    await creator.send(undo, { params: { ...params, key } });
    expect((await creator.send(list, { params })).body).toMatchObject([{ key, left: 0 }]);
    other.advanceHours(1);
    const late = await creator.refused(restore, { params: { ...params, key } });
    expect([late.status, late.body.message]).toEqual([
      404,
      'These tickets can no longer be restored. Import the file again.',
    ]);
    const second = await importFile(creator, { projectId: project.id, file: three });
    const { body } = await creator.send(list, { params });
    expect(body.map((one) => one.key)).toEqual([second.key]);
    other.advanceHours(24);
    const refusal = await creator.refused(undo, { params: { ...params, key: second.key } });
    expect([refusal.status, refusal.body.message]).toEqual([
      404,
      'This import can no longer be undone. Delete the tickets you don’t need.',
    ]);
    expect((await creator.send(list, { params })).body).toEqual([]);
    await other.sweep();
    const { rows } = await other.pool.query('select from board_imports');
    expect(rows).toEqual([]);
    expect(await listTickets(creator, project.id)).toHaveLength(3);
  });

  test('another team’s import is a 404', async () => {
    const one = await createTeam(server);
    const two = await createTeam(server);
    const { key } = await importFile(one.creator, { projectId: one.project.id, file: three });
    for (const call of [undo, restore] as const) {
      const refusal = await two.creator.refused(call, { params: { ...two.params, key } });
      expect(refusal.status).toBe(404);
    }
    expect(await listTickets(one.creator, one.project.id)).toHaveLength(3);
  });
});

describe('a hostile file', () => {
  test('is refused with invalid_input and an explanation, by the preview and by the import', async () => {
    const { creator, params } = await createTeam(server);
    for (const [call, sent] of [
      [preview, params],
      [create, { ...params, key: createKey() }],
    ] as const) {
      const refusal = await creator.refused(call, { params: sent, body: Buffer.from('{"a": 1}') });
      expect([refusal.status, refusal.body.code]).toEqual([400, 'invalid_input']);
      expect(refusal.body.message).toContain(
        'This JSON file is neither from Pieces nor from Trello',
      );
    }
  });

  test('is refused if it’s empty', async () => {
    const { creator, params } = await createTeam(server);
    const { body } = await creator.refused(preview, { params, body: Buffer.from('') });
    expect(body.message).toBe('This file is empty.');
  });

  test('is refused with body_too_large at 100 MB', async () => {
    const { creator, params } = await createTeam(server);
    const body = Buffer.alloc(100 * 1024 * 1024, 'x');
    const { status, body: problem } = await creator.refused(preview, { params, body });
    expect([status, problem.code, problem.message]).toEqual([
      413,
      'body_too_large',
      'This file is larger than 10 MB. Choose a smaller one.',
    ]);
  });

  test('reports characters that can’t be stored as an error of their ticket', async () => {
    const { creator, project } = await createTeam(server);
    const card = (name: string) => ({ id: name, name, idList: 'a' });
    const file = JSON.stringify({
      lists: [{ id: 'a', name: 'To do' }],
      cards: [card('Fine'), card('Half \ud83e'), card('Nul \0')],
    });
    const { errors } = await previewFile(creator, { projectId: project.id, file });
    const message = 'This ticket contains a character that can’t be stored.';
    expect(errors).toEqual([
      { place: 'Card 2', message },
      { place: 'Card 3', message },
    ]);
  });

  test('reads hundreds of thousands of labels, and keeps the preview small', async () => {
    const { creator, project } = await createTeam(server);
    const row = (number: number) =>
      `x,${Array.from({ length: 60_000 }, (_, index) => `label ${number}/${index}`).join(';')}`;
    const file = `Title,Labels\n${Array.from({ length: 9 }, (_, index) => row(index)).join('\n')}`;
    const shown = await previewFile(creator, { projectId: project.id, file });
    expect(shown.mappings.length).toBeLessThanOrEqual(60);
    expect(shown.count).toBe(9);
  });

  test('returns too_many_requests after importing, undoing and restoring 20,000 tickets in an hour', async () => {
    const { creator, project, params } = await createTeam(server);
    const file = `Title\n${Array.from({ length: 4_999 }, (_, at) => `Ticket ${at}`).join('\n')}`;
    const imported = { params: { ...params, key: createKey() } };
    await creator.send(create, { ...imported, body: Buffer.from(file) });
    await creator.send(undo, imported);
    await creator.send(restore, imported);
    await creator.send(undo, imported);
    const { status, body } = await creator.refused(restore, imported);
    expect(status).toBe(429);
    expect(body.message).toMatch(
      /^Too many attempts\. Wait \d+ minutes and try again\. You can import, undo and restore 20,000 tickets an hour\.$/,
    );
    expect(await listTickets(creator, project.id)).toHaveLength(0);
    // A few still fit.
    await importFile(creator, { projectId: project.id, file: three });
    expect(await listTickets(creator, project.id)).toHaveLength(3);
  });

  test('returns too_many_requests after 60 files in an hour', async () => {
    const { creator, params } = await createTeam(server);
    for (let sent = 0; sent < 60; sent += 1)
      await creator.refused(preview, { params, body: Buffer.from('') });
    const { status } = await creator.refused(preview, { params, body: Buffer.from('') });
    expect(status).toBe(429);
  });
});

test('a non-member gets a 404 and a member a 403 before the file is read', async () => {
  const { member, params } = await createTeam(server);
  const outsider = await createPerson(server);
  const body = Buffer.alloc(11 * 1024 * 1024);
  expect((await outsider.refused(preview, { params, body })).status).toBe(404);
  const { status, body: problem } = await member.refused(preview, { params, body });
  expect([status, problem.message]).toEqual([403, 'Only leads can import tickets.']);
});
