import { beforeAll, expect, test } from 'vitest';
import { createLimits } from '#server/platform/limits/limits.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { exportPersonalData } from './actions.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const exportOf = async (person: Person) => (await person.send('GET /users/export')).body;

test('lists of several pages are complete and in order', async () => {
  const { creator, member, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  await server.pool.query(
    `insert into comments (ticket_id, author_id, text)
     select $1, $2, 'Comment ' || number from generate_series(1, 45) as number`,
    [ticket.id, creator.id],
  );
  await server.pool.query(
    `insert into changes (project_id, number, kind, actor_id, fields)
     select $1, 100 + number, 'board_arranged', $2, '[]' from generate_series(1, 1200) as number`,
    [project.id, creator.id],
  );
  for (const person of [creator, member]) {
    const other = await createPerson(server);
    const params = { userId: other.id };
    await person.send('POST /users/{userId}/followers', { params });
    await other.send('POST /users/{userId}/followers', { params: { userId: person.id } });
  }
  const body = await exportOf(creator);
  expect(body.comments.map(({ text }) => text)).toEqual(
    Array.from({ length: 45 }, (_, index) => `Comment ${index + 1}`),
  );
  const numbers = body.changes.map(({ number }) => Number(number));
  expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
  expect(numbers.filter((number) => number > 100)).toHaveLength(1200);
  expect(body.follows).toHaveLength(2);
});

test('an export reads one page at a time, when the reader is ready', async () => {
  const { creator, project } = await createTeam(server);
  await server.pool.query(
    `insert into tickets (project_id, number, title, description, status, priority, type, position, created_by)
     select $1, number, 'Long', repeat('word ', 20000), 'Backlog', 'High', '', 'b' || number, $2
       from generate_series(1, 600) as number`,
    [project.id, creator.id],
  );
  let length = 0;
  const statements = await server.statements(async () => {
    const context = { db: server.db, clock: () => new Date(), limits: createLimits(server.pool) };
    const text = await exportPersonalData(context, creator.id);
    for await (const chunk of text) {
      length += chunk.length;
      if (length > 3_000_000) break;
    }
  });
  const pages = statements.filter((statement) => statement.includes('created_by_you'));
  expect(pages.length).toBe(2);
});

test('an export that fails midway closes the connection', async () => {
  const { creator, project } = await createTeam(server);
  await createTicket(creator, project.id);
  await server.pool.query('alter table comments rename to comments_elsewhere');
  const response = await creator.request('GET', '/api/users/export');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  await server.pool.query('alter table comments_elsewhere rename to comments');
});

test('returns too_many_requests after ten exports in an hour', async () => {
  const person = await createPerson(server);
  for (let count = 0; count < 10; count += 1) await exportOf(person);
  const refusal = await person.refused('GET /users/export');
  expect(refusal.body.code).toBe('too_many_requests');
});

const remove = 'DELETE /projects/{projectId}/members/{userId}';

test('a removed member gets what they wrote, but no later changes by others', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const own = await createTicket(member, project.id, { title: 'Own title', description: 'Own' });
  const rewritten = await createTicket(member, project.id, { title: 'Old', description: 'Old' });
  const given = await createTicket(creator, project.id, { assigneeId: member.id });
  await changeTicket(creator, given, { status: 'Done' });
  const comment = 'POST /projects/{projectId}/tickets/{ticketId}/comments';
  const target = { ...params, ticketId: own.id };
  await member.send(comment, { params: target, body: { text: 'My comment' } });
  await creator.send(remove, { params: { ...params, userId: member.id } });
  await changeTicket(creator, rewritten, { title: 'Secret title', description: 'Secret text' });
  await changeTicket(creator, own, { status: 'Done', priority: 'Low' });
  await createTicket(creator, project.id, { title: 'Secret ticket' });

  const body = await exportOf(member);
  expect(body.tickets).toEqual([
    expect.objectContaining({ id: own.id, title: 'Own title', description: 'Own', status: null }),
    expect.objectContaining({ id: rewritten.id, title: null, description: null, priority: null }),
    expect.objectContaining({ id: given.id, title: null, assigned_to_you: true, status: null }),
  ]);
  expect(body.comments).toEqual([expect.objectContaining({ text: 'My comment' })]);
  expect(JSON.stringify(body)).not.toMatch(/Secret|Low/);
});

test('an export has every field of a member’s ticket', async () => {
  const { creator, project } = await createTeam(server);
  const ticket = await createTicket(creator, project.id, {
    type: 'Bug',
    assigneeId: creator.id,
    labels: ['React'],
    dueDate: '2026-11-24',
  });
  const { tickets } = await exportOf(creator);
  expect(tickets).toEqual([
    {
      id: ticket.id,
      number: 1,
      project_id: project.id,
      created_by_you: true,
      assigned_to_you: true,
      created_at: ticket.createdAt,
      title: ticket.title,
      description: ticket.description,
      status: 'Backlog',
      priority: 'Medium',
      type: 'Bug',
      labels: ['React'],
      due_date: '2026-11-24',
      updated_at: ticket.updatedAt,
    },
  ]);
});

test('an export leaves out deleted tickets and shows a member’s tickets as they are', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const kept = await createTicket(member, project.id);
  const deleted = await createTicket(member, project.id, { title: 'Gone' });
  await changeTicket(creator, kept, { title: 'Edited by a teammate' });
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', {
    params: { ...params, ticketId: deleted.id },
  });
  const { tickets } = await exportOf(member);
  expect(tickets).toEqual([
    expect.objectContaining({ id: kept.id, title: 'Edited by a teammate', created_by_you: true }),
  ]);
});
