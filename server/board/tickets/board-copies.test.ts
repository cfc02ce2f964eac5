import { setTimeout } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { ListedTicket } from '#contract/board/tickets.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { createBoardCopies } from './board-copies.ts';

const list = 'GET /projects/{projectId}/tickets';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';
const dismiss = 'DELETE /projects/{projectId}/members/{userId}';
const join = 'POST /projects/{projectId}/members';
const comment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
const query = { view: 'board' };

let server: TestServer;
/** Another process on the same database. */
let another: string;

beforeAll(async () => {
  server = await startTestServer();
  another = await server.startAnother();
});

/** A team whose board has so many tickets that it's copied, and has been. */
async function createLargeTeam() {
  const team = await createTeam(server);
  await server.pool.query(
    `insert into tickets (project_id, number, title, description, status, priority, type, position)
     select $1, 1000 + number, 'Filler', 'Long', 'Done', 'Low', '', 'b' || number
       from generate_series(1, 600) as number`,
    [team.project.id],
  );
  const read = async (person: Person = team.member) =>
    (await person.send(list, { params: team.params, query })).body;
  await read();
  return { ...team, read };
}

/** How many times this process reads a whole board during some work. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  const statements = await server.statements(work);
  return statements.filter((text) => /from project_members\s+left join tickets/.test(text)).length;
}

const omitDescription = ({ description: _description, ...card }: ListedTicket) => card;

test('readers of a large board share one copy, which follows every change', async () => {
  const { creator, member, project, params, read } = await createLargeTeam();
  const reads = await countReads(async () => {
    const first = await createTicket(creator, project.id, { title: 'First' });
    const second = await createTicket(creator, project.id, { title: 'Second' });
    const moved = await changeTicket(creator, second, { status: 'In Progress', after: null });
    const target = { ...params, ticketId: first.id };
    await creator.send(comment, { params: target, body: { text: 'Nice' } });
    const { description: _, ...card } = moved;
    for (const board of await Promise.all([read(creator), read(), read()])) {
      expect(board.content).toHaveLength(602);
      expect(board.content).toContainEqual({ ...card, commentCount: 0 });
      expect(board.content.find(({ id }) => id === first.id)?.commentCount).toBe(1);
    }
    await creator.send(remove, { params: target });
    expect((await read()).content.map(({ id }) => id)).not.toContain(first.id);
  });
  expect(reads).toBe(0);
  const { body } = await member.send(list, { params });
  expect(await read()).toEqual({
    ...body,
    content: body.content.map(omitDescription),
  });
});

test('changes made through another process are in the copy', async () => {
  const { creator, project, read } = await createLargeTeam();
  const far = { ...creator, ...openClient(another, creator.cookies) };
  const ticket = await createTicket(far, project.id, { title: 'From afar' });
  expect((await read()).content.map(({ id }) => id)).toContain(ticket.id);
});

test('a copy returns 404 to a non-member and to someone who was just removed', async () => {
  const { creator, member, project, params, read } = await createLargeTeam();
  const outsider = await createPerson(server);
  const visitor = openClient(server.url);
  expect((await outsider.refused(list, { params, query })).status).toBe(404);
  expect((await visitor.refused(list, { params, query })).status).toBe(401);
  const { lastChange } = await read();
  const far = { ...creator, ...openClient(another, creator.cookies) };
  await far.send(dismiss, { params: { ...params, userId: member.id } });
  expect((await member.refused(list, { params, query })).status).toBe(404);
  const known = await member.request('GET', `/api/projects/${project.id}/tickets?view=board`, {
    headers: { 'if-none-match': `"board-${lastChange}"` },
  });
  expect(known.status).toBe(404);
});

test('a member’s new name is in the copy', async () => {
  const { creator, project, read } = await createLargeTeam();
  const ticket = await createTicket(creator, project.id, { assigneeId: creator.id });
  await read();
  await creator.send('POST /users/update-firstname', { body: { firstName: 'Aune' } });
  const named = (await read()).content.find(({ id }) => id === ticket.id);
  expect(named?.assigneeName).toContain('Aune');
});

test('a copy describes only the requested ticket, and returns 304 if nothing changed', async () => {
  const { creator, member, project, params, read } = await createLargeTeam();
  const ticket = await createTicket(creator, project.id, { description: 'The open one' });
  const asked = await member.send(list, { params, query: { ...query, ticket: ticket.id } });
  const described = asked.body.content.filter(({ description }) => description !== undefined);
  expect(described).toMatchObject([{ id: ticket.id, description: 'The open one' }]);
  expect((await read()).content.some(({ description }) => description !== undefined)).toBe(false);
  const again = await member.request('GET', `/api/projects/${project.id}/tickets?view=board`, {
    headers: { 'if-none-match': asked.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('reads a copy again that fell far behind or is older than a minute', async () => {
  const { creator, project, read } = await createLargeTeam();
  const ticket = await createTicket(creator, project.id);
  await read();
  await server.pool.query(
    `insert into changes (project_id, number, kind, ticket_id, fields)
     select $1, 1000 + number, 'ticket_changed', $2, '[]' from generate_series(1, 600) as number`,
    [project.id, ticket.id],
  );
  expect(await countReads(read)).toBe(1);
  expect((await read()).lastChange).toBe(1600);
  expect(await countReads(read)).toBe(0);
  server.advanceHours(61 / 3600);
  expect(await countReads(() => Promise.all([read(), read(creator)]))).toBe(1);
});

test('readers who wait for a copy that can’t be updated share one read', async () => {
  const { member, project, params } = await createLargeTeam();
  const newcomer = await createPerson(server);
  let held: Promise<unknown> | undefined;
  const query = async (statement: QueryConfig) => {
    const result = await server.pool.query(statement);
    await held;
    return result;
  };
  const pool = { query } as unknown as TestServer['pool'];
  const getCopy = createBoardCopies({ db: server.db, pool, clock: () => new Date() });
  const request = { projectId: project.id, userId: member.id };
  const read = () => getCopy({ ...request, ticketId: undefined, known: undefined });
  await read();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  // The others wait until the first has found out that nothing has changed yet.
  const readers = [read()];
  await setTimeout(200);
  await newcomer.send(join, { params });
  const reads = await countReads(async () => {
    readers.push(...Array.from({ length: 10 }, read));
    resolve();
    await Promise.all(readers);
  });
  expect(reads).toBe(1);
});

test('when there are too many tickets, the oldest copy is dropped', async () => {
  const teams = [await createLargeTeam(), await createLargeTeam()];
  const { db, pool } = server;
  const getCopy = createBoardCopies({ db, pool, clock: () => new Date() }, { mostTickets: 1_000 });
  const readsOf = async (index: number) => {
    const { member, project } = teams[index]!;
    const request = { projectId: project.id, userId: member.id };
    return countReads(() => getCopy({ ...request, ticketId: undefined, known: undefined }));
  };
  const reads = [];
  for (const index of [0, 0, 1, 1, 0]) reads.push(await readsOf(index));
  expect(reads).toEqual([1, 0, 1, 0, 1]);
});
