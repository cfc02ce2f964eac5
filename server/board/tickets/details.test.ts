import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Ticket } from '#contract/board/tickets.ts';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { openClient } from '#tests/client.ts';
import { createEmptyDatabase } from '#tests/database/empty-database.ts';
import { readStream } from '#tests/event-stream.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
} from '#tests/factories/projects.ts';
import { firstMigrations, insertOldData } from '#tests/database/older-database.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const create = 'POST /projects/{projectId}/tickets';
const update = 'PUT /projects/{projectId}/tickets/{ticketId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const of = (ticket: Ticket) => ({ projectId: ticket.projectId, ticketId: ticket.id });

describe('numbers', () => {
  test('each project counts its own tickets', async () => {
    const aino = await createPerson(server);
    const [first, second] = [await createProject(aino), await createProject(aino)];
    expect((await createTicket(aino, first.id)).number).toBe(1);
    expect((await createTicket(aino, second.id)).number).toBe(1);
    expect((await createTicket(aino, first.id)).number).toBe(2);
  });

  test('never reuses a number, even if its ticket is gone for good', async () => {
    const aino = await createPerson(server);
    const project = await createProject(aino);
    const ticket = await createTicket(aino, project.id);
    await server.pool.query('delete from tickets where id = $1', [ticket.id]);
    expect((await createTicket(aino, project.id)).number).toBe(2);
  });

  test('tickets created simultaneously on two processes get different numbers without gaps', async () => {
    const { creator, project, params } = await createTeam(server);
    const other = await server.startAnother();
    const clients = [creator, openClient(other, creator.cookies)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        clients[index % 2]!.send(create, { params, body: { title: 'A', description: 'B' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const numbers = answers.map(({ body }) => body.number);
    expect(numbers.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect((await createTicket(creator, project.id)).number).toBe(21);
  });

  test('a refused ticket leaves no gap', async () => {
    const { creator, project, params } = await createTeam(server);
    const body = { title: 'A', description: 'B', assigneeId: 999_999 };
    expect((await creator.refused(create, { params, body })).status).toBe(400);
    expect((await createTicket(creator, project.id)).number).toBe(1);
  });
});

test('in an older database, numbers tickets in the order of their creation', async () => {
  const { pool } = await createEmptyDatabase();
  await migrate(pool, await firstMigrations(6));
  await insertOldData(pool);
  await pool.query(`
    insert into tickets (project_id, title, description, status, priority, type, position)
    values (1, 'Oil', E'- [x] one\n- [ ] two\n* [X] three', 'Done', 'Low', '', 'a1')`);
  await migrate(pool, await readMigrations());
  const { rows } = await pool.query(
    `select title, number, done_task_count, task_count, last_ticket_number from tickets
       join projects on projects.id = project_id order by number`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['Light the lamps', 1, 0, 0, 2],
    ['Oil', 2, 2, 3, 2],
  ]);
});

describe('labels and due date', () => {
  test('are set, changed and removed', async () => {
    const { creator, project } = await createTeam(server);
    const fields = { labels: ['React'], dueDate: '2026-11-24' };
    const ticket = await createTicket(creator, project.id, fields);
    expect(ticket).toMatchObject(fields);
    const changed = await changeTicket(creator, ticket, {
      labels: ['TypeScript', 'React'],
      dueDate: null,
    });
    expect(changed).toMatchObject({ labels: ['TypeScript', 'React'], dueDate: null });
    const { body: history } = await creator.send(
      'GET /projects/{projectId}/tickets/{ticketId}/changes',
      { params: of(ticket) },
    );
    expect(history[0]?.fields).toEqual([
      { field: 'labels', from: 'React', to: 'TypeScript, React' },
      { field: 'due date', from: '2026-11-24', to: null },
    ]);
  });

  test('stay when a client that doesn’t know them changes the ticket', async () => {
    const { creator, project } = await createTeam(server);
    const fields = { labels: ['React'], dueDate: '2026-11-24' };
    const { labels: _, dueDate: __, ...ticket } = await createTicket(creator, project.id, fields);
    const params = { projectId: project.id, ticketId: ticket.id };
    const { body } = await creator.send(update, { params, body: { ...ticket, title: 'New' } });
    expect(body).toMatchObject({ title: 'New', ...fields });
  });

  test.each([
    [{ dueDate: 'tomorrow' }, 'dueDate', 'Due date must be a date such as 2026-11-24'],
    [{ dueDate: '2026-02-30' }, 'dueDate', 'Due date must be a date such as 2026-11-24'],
    [{ dueDate: '2026-11-24T10:00:00Z' }, 'dueDate', 'Due date must be a date such as 2026-11-24'],
    [{ dueDate: 7 }, 'dueDate', 'Due date must be a date such as 2026-11-24'],
    [{ dueDate: '0000-01-01' }, 'dueDate', 'Due date must be between 2000 and 2099'],
    [{ dueDate: '9999-12-31' }, 'dueDate', 'Due date must be between 2000 and 2099'],
    [{ labels: ['A', 'B', 'C', 'D'] }, 'labels', 'A ticket can have up to 3 labels'],
    [{ labels: ['React', 'React'] }, 'labels', 'Label must not be listed twice'],
    [
      { labels: ['Cobol'] },
      'labels',
      '“Cobol” isn’t in this project’s tech stack. Add it in the project’s settings first.',
    ],
    [{ labels: 'React' }, 'labels', 'Label must be a list'],
  ])('refuses %o', async (fields, field, message) => {
    const { creator, project, params } = await createTeam(server);
    const expected = { status: 400, body: { errors: [{ field, message }] } };
    const body = { title: 'A', description: 'B', ...fields };
    expect(await creator.refused(create, { params, body })).toMatchObject(expected);
    const ticket = await createTicket(creator, project.id);
    const changed = { ...ticket, ...fields };
    expect(await creator.refused(update, { params: of(ticket), body: changed })).toMatchObject(
      expected,
    );
  });

  test('a label stays when its technology is removed from the project', async () => {
    const { creator, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id, { labels: ['React'] });
    await server.pool.query(`update projects set tech_stack = '{Vue}' where id = $1`, [project.id]);
    const changed = await changeTicket(creator, ticket, { labels: ['React', 'Vue'] });
    expect(changed.labels).toEqual(['React', 'Vue']);
  });
});

test('a checklist is counted whenever the description is saved, including on the board', async () => {
  const { creator, project, params } = await createTeam(server);
  const description = '- [x] one\n- [ ] two';
  const ticket = await createTicket(creator, project.id, { description });
  expect(ticket.checklist).toEqual({ done: 1, total: 2 });
  const changed = await changeTicket(creator, ticket, { description: '- [x] one\n- [x] two' });
  expect(changed.checklist).toEqual({ done: 2, total: 2 });
  const { body } = await creator.send('GET /projects/{projectId}/tickets', {
    params,
    query: { view: 'board' },
  });
  expect(body.content[0]).toMatchObject({ checklist: { done: 2, total: 2 }, number: 1 });
  expect((await changeTicket(creator, changed, { description: 'None' })).checklist).toBeUndefined();
});

test('news of a ticket has its number, labels, due date and checklist', async () => {
  const { creator, member, project } = await createTeam(server);
  const stream = await readStream(member, project.id);
  onTestFinished(stream.close);
  const fields = { labels: ['React'], dueDate: '2026-11-24' };
  await createTicket(creator, project.id, { ...fields, description: '- [ ] one' });
  await stream.until(() => stream.news().length > 0);
  expect(stream.news()[0]?.tickets).toMatchObject([
    { ...fields, number: 1, checklist: { done: 0, total: 1 } },
  ]);
});
