import { beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/board/tickets.ts';
import { openClient } from '#tests/client.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
  listTickets,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/tickets';
const create = 'POST /projects/{projectId}/tickets';
const update = 'PUT /projects/{projectId}/tickets/{ticketId}';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const of = (ticket: Ticket) => ({ projectId: ticket.projectId, ticketId: ticket.id });

describe('creating', () => {
  test('takes a title and a description; other fields have defaults', async () => {
    const { creator, project, params } = await createTeam(server);
    const body = {
      title: ' Draw ',
      description: ' # Map ',
      projectId: 5,
      version: 9,
      position: 'zz',
    };
    const answer = await creator.send(create, { params, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      number: 1,
      projectId: project.id,
      title: 'Draw',
      description: ' # Map ',
      status: 'Backlog',
      priority: 'Medium',
      type: '',
      assigneeId: null,
      assigneeName: null,
      labels: [],
      dueDate: null,
      authorId: expect.any(Number),
      position: expect.any(String),
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await listTickets(creator, project.id)).toEqual([answer.body]);
  });

  test('sets every field', async () => {
    const { creator, member, project } = await createTeam(server);
    const fields = {
      status: 'Done',
      priority: 'High',
      type: 'Epic',
      assigneeId: member.id,
    } as const;
    expect(await createTicket(creator, project.id, fields)).toMatchObject({
      ...fields,
      assigneeName: member.name,
    });
  });

  test.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: '  ' }, 'title', 'Title is required'],
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: 7 }, 'title', 'Title is required'],
    [{ description: ' \n' }, 'description', 'Description is required'],
    [{ description: undefined }, 'description', 'Description is required'],
    [{ status: 'Blocked' }, 'status', 'Status must be one of Backlog, In Progress, Done'],
    [{ priority: 'Urgent' }, 'priority', 'Priority must be one of High, Medium, Low'],
    [
      { type: 'Chore' },
      'type',
      'Type must be one of Bug, Feature, Task, Documentation, Improvement, Other, Story, Epic, Subtask',
    ],
    [{ assigneeId: 'me' }, 'assigneeId', 'Assignee must be a member’s ID'],
    [{ assigneeId: 999_999 }, 'assigneeId', 'Assign someone who’s on the team.'],
    [{ assigneeId: 9_007_199_254_740_991 }, 'assigneeId', 'Assign someone who’s on the team.'],
    [
      { title: 'a\0' },
      'title',
      "This text contains a character that can't be stored. Remove it and try again.",
    ],
    [
      { description: '\ud800' },
      'description',
      "This text contains a character that can't be stored. Remove it and try again.",
    ],
  ])('returns invalid_input for %o', async (fields, field, message) => {
    const { creator, params } = await createTeam(server);
    const body = { title: 'Draw', description: 'Map', ...fields };
    const refusal = await creator.refused(create, { params, body });
    expect(refusal.status).toBe(400);
    expect(refusal.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
    expect(await listTickets(creator, params.projectId)).toEqual([]);
  });
});

describe('changing', () => {
  test('changes one field and increments the version', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const changed = await changeTicket(member, ticket, { priority: 'High' });
    expect(changed).toEqual({
      ...ticket,
      priority: 'High',
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(await listTickets(creator, project.id)).toEqual([changed]);
  });

  test('allows an empty title and texts at their limits', async () => {
    const { creator, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const description = 'ä'.repeat(100_000);
    const changed = await changeTicket(creator, ticket, { title: '', description });
    expect(changed).toMatchObject({ title: '', description });
    const title = 'ö'.repeat(500);
    expect(await changeTicket(creator, changed, { title })).toMatchObject({ title });
  });

  test.each<[Partial<Ticket>, string, string]>([
    [{ title: 'x'.repeat(501) }, 'title', 'Title must not exceed 500 characters'],
    [{ title: 'a\nb' }, 'title', 'Title must be one line, without control characters'],
    [{ title: 'a\u202Eb' }, 'title', 'Title must be one line, without control characters'],
    [
      { description: 'x'.repeat(100_001) },
      'description',
      'Description must not exceed 100,000 characters',
    ],
  ])(
    'invalid_input: a text beyond its limit changes nothing (%#)',
    async (fields, field, message) => {
      const { creator, project, params } = await createTeam(server);
      const ticket = await createTicket(creator, project.id);
      const body = { ...ticket, ...fields };
      const refusals = [
        await creator.refused(update, { params: of(ticket), body }),
        await creator.refused(create, { params, body }),
      ];
      for (const { body } of refusals) {
        expect(body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
      }
      expect(await listTickets(creator, project.id)).toEqual([ticket]);
    },
  );

  test('a ticket with texts beyond the limits can be read, moved and shortened', async () => {
    const { creator, project, params } = await createTeam(server);
    const { id } = await createTicket(creator, project.id);
    await server.pool.query('update tickets set title = $2, description = $3 where id = $1', [
      id,
      `${'t'.repeat(600)}\n`,
      'd'.repeat(200_000),
    ]);
    const [long] = await listTickets(creator, project.id);
    if (!long) throw new Error('The ticket is not listed');
    const moved = await changeTicket(creator, long, { status: 'Done', after: null });
    expect(moved).toMatchObject({ title: long.title, description: long.description });
    const refusal = await creator.refused(update, {
      params: of(moved),
      body: { ...moved, description: 'e'.repeat(200_000) },
    });
    expect(refusal.body.errors?.[0]?.field).toBe('description');
    const shortened = await changeTicket(creator, moved, { title: 'Short', description: 'Short' });
    expect(shortened.title).toBe('Short');
    const history = await creator.send('GET /projects/{projectId}/tickets/{ticketId}/changes', {
      params: { ...params, ticketId: id },
    });
    expect(history.body[0]?.fields[0]?.from).toBe('t'.repeat(500));
  });

  test('assigns a member; leaving out the assignee unassigns', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const assigned = await changeTicket(creator, ticket, { assigneeId: member.id });
    expect(assigned.assigneeName).toBe(member.name);
    const { assigneeId: _, ...rest } = assigned;
    const answer = await creator.send(update, {
      params: { ...params, ticketId: ticket.id },
      body: rest,
    });
    expect(answer.body).toMatchObject({ assigneeId: null, assigneeName: null });
  });

  test('only members can be assigned', async () => {
    const { creator, project } = await createTeam(server);
    const outsider = await createPerson(server);
    const ticket = await createTicket(creator, project.id);
    const refusal = await creator.refused(update, {
      params: of(ticket),
      body: { ...ticket, assigneeId: outsider.id },
    });
    expect(refusal.body.message).toBe('Assign someone who’s on the team.');
    expect(await listTickets(creator, project.id)).toEqual([ticket]);
  });

  test.each([
    [{ status: 'Blocked' }, 'status'],
    [{ status: undefined }, 'status'],
    [{ priority: null }, 'priority'],
    [{ title: null }, 'title'],
    [{ description: null }, 'description'],
    [{ version: 'one' }, 'version'],
    [{ after: 'top' }, 'after'],
    [{ title: '\udc00' }, 'title'],
  ])('returns invalid_input for %o', async (fields, field) => {
    const { creator, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const refusal = await creator.refused(update, {
      params: of(ticket),
      body: { ...ticket, ...fields },
    });
    expect(refusal.status).toBe(400);
    expect(refusal.body.errors?.[0]?.field).toBe(field);
    expect(await listTickets(creator, project.id)).toEqual([ticket]);
  });
});

describe('versions', () => {
  test('an outdated version changes nothing and returns stale_ticket with the current ticket', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const current = await changeTicket(member, ticket, { title: 'Theirs' });
    const body = { ...ticket, priority: 'High' };
    const refusal = await creator.refused(update, { params: of(ticket), body });
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ code: 'stale_ticket', current });
    expect(await listTickets(creator, project.id)).toEqual([current]);
  });

  test('without a version, the change applies to the current ticket', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    await changeTicket(member, ticket, { title: 'Theirs' });
    const { version: _, ...body } = ticket;
    const answer = await creator.send(update, {
      params: of(ticket),
      body: { ...body, priority: 'Low' },
    });
    expect(answer.body).toMatchObject({ title: ticket.title, priority: 'Low', version: 3 });
  });

  test('two simultaneous changes of different fields are both kept', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    await Promise.all([
      changeRebased(creator, ticket, { title: 'New title' }),
      changeRebased(member, ticket, { priority: 'High' }),
    ]);
    expect(await listTickets(creator, project.id)).toEqual([
      expect.objectContaining({ title: 'New title', priority: 'High', version: 3 }),
    ]);
  });

  test('refuses one of two simultaneous changes of the same version', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const statuses = await Promise.all(
      [creator, member].map(async (person, index) => {
        const path = `/api/projects/${project.id}/tickets/${ticket.id}`;
        return (await person.request('PUT', path, { body: { ...ticket, title: `Title ${index}` } }))
          .status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  /** On a 409, applies the change to the current ticket, as the page does. */
  async function changeRebased(person: Person, ticket: Ticket, fields: Partial<Ticket>) {
    const path = `/api/projects/${ticket.projectId}/tickets/${ticket.id}`;
    const response = await person.request('PUT', path, { body: { ...ticket, ...fields } });
    if (response.status !== 409) return;
    const { current } = (await response.json()) as { current: Ticket };
    await changeTicket(person, current, fields);
  }
});

describe('deleting', () => {
  test('removes a ticket from the board', async () => {
    const { creator, project } = await createTeam(server);
    const [ticket, other] = [
      await createTicket(creator, project.id),
      await createTicket(creator, project.id),
    ];
    expect((await creator.send(remove, { params: of(ticket) })).status).toBe(204);
    expect(await listTickets(creator, project.id)).toEqual([other]);
    expect((await creator.refused(remove, { params: of(ticket) })).body).toMatchObject({
      code: 'not_found',
      message: 'Ticket not found',
    });
    const refusal = await creator.refused(update, { params: of(ticket), body: ticket });
    expect(refusal.status).toBe(404);
  });

  test('its author, its assignee and leads can do it; other members get forbidden', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const third = await createPerson(server);
    await third.send('POST /projects/{projectId}/members', { params });
    const written = await createTicket(member, project.id);
    const assigned = await createTicket(creator, project.id, { assigneeId: member.id });
    const foreign = await createTicket(third, project.id);
    for (const ticket of [written, assigned])
      expect((await third.refused(remove, { params: of(ticket) })).body).toMatchObject({
        code: 'forbidden',
        message: 'Only its author, its assignee or a lead can delete a ticket.',
      });
    await member.send(remove, { params: of(written) });
    await member.send(remove, { params: of(assigned) });
    await creator.send(remove, { params: of(foreign) });
    expect(await listTickets(creator, project.id)).toEqual([]);
  });
});

describe('permissions', () => {
  test('returns 401 to a visitor', async () => {
    const { creator, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const visitor = openClient(server.url);
    const refusals = await Promise.all([
      visitor.refused(list, { params }),
      visitor.refused(create, { params, body: { title: 'a', description: 'b' } }),
      visitor.refused(update, { params: of(ticket), body: ticket }),
      visitor.refused(remove, { params: of(ticket) }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('returns the same 404 to a non-member whether the board exists or not', async () => {
    const { creator, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const outsider = await createPerson(server);
    for (const projectId of [params.projectId, 999_999]) {
      const refusals = await Promise.all([
        outsider.refused(list, { params: { projectId } }),
        outsider.refused(create, { params: { projectId }, body: { title: 'a', description: 'b' } }),
        outsider.refused(update, { params: { projectId, ticketId: ticket.id }, body: ticket }),
        outsider.refused(remove, { params: { projectId, ticketId: ticket.id } }),
      ]);
      for (const refusal of refusals) expect(refusal.body).toEqual(refusals[0]?.body);
      expect(refusals[0]?.status).toBe(404);
    }
    expect(await listTickets(creator, project.id)).toEqual([ticket]);
  });

  test('returns 404 for another project’s ticket in a member’s own project', async () => {
    const { creator, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const other = await createProject(creator);
    const params = { projectId: other.id, ticketId: ticket.id };
    expect((await creator.refused(update, { params, body: ticket })).body.message).toBe(
      'Ticket not found',
    );
    expect((await creator.refused(remove, { params })).status).toBe(404);
    expect(await listTickets(creator, project.id)).toEqual([ticket]);
  });

  test.each(['x', '0', '-1', '1.0', '99999999999999999999', '%00', ' '])(
    'returns not_found for ticket %o',
    async (ticketId) => {
      const { creator, project } = await createTeam(server);
      const ticket = await createTicket(creator, project.id);
      const params = { projectId: project.id, ticketId };
      expect((await creator.refused(update, { params, body: ticket })).status).toBe(404);
      expect((await creator.refused(remove, { params })).status).toBe(404);
    },
  );
});
