import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const history = 'GET /projects/{projectId}/tickets/{ticketId}/changes';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('lists who changed which fields and how, newest first', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const created = await createTicket(creator, project.id, { title: 'Draw' });
  const target = { ...params, ticketId: created.id };
  const titled = await changeTicket(member, created, { title: 'Paint', priority: 'High' });
  const taken = await changeTicket(member, titled, { assigneeId: member.id, type: 'Task' });
  const moved = await changeTicket(member, taken, { status: 'In Progress' });
  await changeTicket(creator, moved, { description: 'Other words' });
  await creator.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
    params: target,
    body: { text: 'Well done' },
  });
  const { body } = await member.send(history, { params: target });
  const [by, also] = [creator, member].map(({ id, name }) => ({ id, name }));
  expect(body.map(({ kind, actor, fields }) => ({ kind, actor, fields }))).toEqual([
    { kind: 'comment_written', actor: by, fields: [] },
    {
      kind: 'ticket_changed',
      actor: by,
      fields: [{ field: 'description', from: null, to: null }],
    },
    {
      kind: 'ticket_changed',
      actor: also,
      fields: [{ field: 'status', from: 'Backlog', to: 'In Progress' }],
    },
    {
      kind: 'ticket_changed',
      actor: also,
      fields: [
        { field: 'type', from: null, to: 'Task' },
        { field: 'assignee', from: null, to: member.name },
      ],
    },
    {
      kind: 'ticket_changed',
      actor: also,
      fields: [
        { field: 'title', from: 'Draw', to: 'Paint' },
        { field: 'priority', from: 'Medium', to: 'High' },
      ],
    },
    { kind: 'ticket_created', actor: by, fields: [] },
  ]);
  const numbers = body.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
});

test('leaves out moves within a column', async () => {
  const { creator, project, params } = await createTeam(server);
  await createTicket(creator, project.id);
  const ticket = await createTicket(creator, project.id);
  await changeTicket(creator, ticket, { after: null });
  const { body } = await creator.send(history, { params: { ...params, ticketId: ticket.id } });
  expect(body.map(({ kind }) => kind)).toEqual(['ticket_created']);
});

test('lists the 200 newest changes', async () => {
  const { creator, project, params } = await createTeam(server);
  const { id: ticketId } = await createTicket(creator, project.id);
  await server.pool.query(
    `insert into changes (project_id, number, kind, actor_id, ticket_id, fields)
     select $1, 1000 + number, 'ticket_changed', $2, $3,
            jsonb_build_array(jsonb_build_object('field', 'title', 'from', 'T', 'to', 'T' || number))
       from generate_series(1, 250) as number`,
    [project.id, creator.id, ticketId],
  );
  const { body } = await creator.send(history, { params: { ...params, ticketId } });
  expect(body).toHaveLength(200);
  expect(body[0]?.fields).toMatchObject([{ to: 'T250' }]);
  expect(body.at(-1)?.fields).toMatchObject([{ to: 'T51' }]);
});

test('keeps changes by deleted accounts, without a name', async () => {
  const { creator, member, project, params } = await createTeam(server);
  const ticket = await createTicket(member, project.id, { assigneeId: member.id });
  await member.send('POST /users/deletion', {
    body: { email: member.email, password: 'Correct4Horse' },
  });
  const { body } = await creator.send(history, { params: { ...params, ticketId: ticket.id } });
  expect(body).toMatchObject([
    {
      kind: 'ticket_changed',
      actor: null,
      fields: [{ field: 'assignee', from: 'Former member', to: null }],
    },
    { kind: 'ticket_created', actor: null },
  ]);
});

test('returns 404 to a non-member and for an unknown ticket', async () => {
  const { creator, project, params } = await createTeam(server);
  const ticket = await createTicket(creator, project.id);
  const outsider = await createPerson(server);
  const target = { ...params, ticketId: ticket.id };
  expect((await outsider.refused(history, { params: target })).status).toBe(404);
  const absent = { ...params, ticketId: 999_999 };
  expect((await creator.refused(history, { params: absent })).status).toBe(404);
});
