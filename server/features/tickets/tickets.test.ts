import { beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/tickets.ts';
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
  test('a title and a description are enough; the rest has its defaults', async () => {
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
      projectId: project.id,
      title: 'Draw',
      description: ' # Map ',
      status: 'Backlog',
      priority: 'Medium',
      type: '',
      assigneeId: null,
      assigneeName: null,
      position: expect.any(String),
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await listTickets(creator, project.id)).toEqual([answer.body]);
  });

  test('every field can be chosen', async () => {
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
    [{ assigneeId: 'me' }, 'assigneeId', 'Assignee must be the number of a member'],
    [{ assigneeId: 999_999 }, 'assigneeId', 'The assignee must be a member of this project.'],
    [
      { assigneeId: 9_007_199_254_740_991 },
      'assigneeId',
      'The assignee must be a member of this project.',
    ],
    [
      { title: 'a\0' },
      'title',
      'This text holds a character that cannot be stored. Please remove it.',
    ],
    [
      { description: '\ud800' },
      'description',
      'This text holds a character that cannot be stored. Please remove it.',
    ],
  ])('invalid_input: %o', async (fields, field, message) => {
    const { creator, params } = await createTeam(server);
    const body = { title: 'Draw', description: 'Map', ...fields };
    const refusal = await creator.refused(create, { params, body });
    expect(refusal.status).toBe(400);
    expect(refusal.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
    expect(await listTickets(creator, params.projectId)).toEqual([]);
  });
});

describe('changing', () => {
  test('the whole ticket with one changed field; the version grows', async () => {
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

  test('a title may be empty and a description long', async () => {
    const { creator, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const description = 'ä'.repeat(300_000);
    expect(await changeTicket(creator, ticket, { title: '', description })).toMatchObject({
      title: '',
      description,
    });
  });

  test('assigning and unassigning a member; leaving the assignee out unassigns', async () => {
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
    const stranger = await createPerson(server);
    const ticket = await createTicket(creator, project.id);
    const refusal = await creator.refused(update, {
      params: of(ticket),
      body: { ...ticket, assigneeId: stranger.id },
    });
    expect(refusal.body.message).toBe('The assignee must be a member of this project.');
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
  ])('invalid_input: %o', async (fields, field) => {
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
  test('stale_ticket: nothing changes, and the ticket as it is comes back', async () => {
    const { creator, member, project } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const current = await changeTicket(member, ticket, { title: 'Theirs' });
    const body = { ...ticket, priority: 'High' };
    const refusal = await creator.refused(update, { params: of(ticket), body });
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ code: 'stale_ticket', current });
    expect(await listTickets(creator, project.id)).toEqual([current]);
  });

  test('a ticket without a version is taken as it is', async () => {
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

  test('two people change different fields at once: both changes stand', async () => {
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

  test('of two changes of the same version at once, exactly one is refused', async () => {
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

  /** What the page does with a stale answer: its one field upon the ticket as it is. */
  async function changeRebased(person: Person, ticket: Ticket, fields: Partial<Ticket>) {
    const path = `/api/projects/${ticket.projectId}/tickets/${ticket.id}`;
    const response = await person.request('PUT', path, { body: { ...ticket, ...fields } });
    if (response.status !== 409) return;
    const { current } = (await response.json()) as { current: Ticket };
    await changeTicket(person, current, fields);
  }
});

describe('order', () => {
  const titles = (tickets: Ticket[], status = 'Backlog') =>
    tickets.filter((ticket) => ticket.status === status).map((ticket) => ticket.title);

  async function createColumn(count: number) {
    const { creator, member, project } = await createTeam(server);
    const tickets: Ticket[] = [];
    for (const title of 'ABCDEFGHIJ'.slice(0, count)) {
      tickets.push(await createTicket(creator, project.id, { title }));
    }
    return { creator, member, projectId: project.id, tickets };
  }

  test('new tickets come last', async () => {
    const { creator, projectId } = await createColumn(3);
    expect(titles(await listTickets(creator, projectId))).toEqual(['A', 'B', 'C']);
  });

  test('to the first place, behind another, and behind itself', async () => {
    const { creator, projectId, tickets } = await createColumn(4);
    const [a, b, c] = tickets as [Ticket, Ticket, Ticket, Ticket];
    await changeTicket(creator, c, { after: null });
    expect(titles(await listTickets(creator, projectId))).toEqual(['C', 'A', 'B', 'D']);
    await changeTicket(creator, a, { after: b.id });
    expect(titles(await listTickets(creator, projectId))).toEqual(['C', 'B', 'A', 'D']);
    const again = (await listTickets(creator, projectId))[0] as Ticket;
    await changeTicket(creator, again, { after: undefined });
    expect(titles(await listTickets(creator, projectId))).toEqual(['C', 'B', 'A', 'D']);
  });

  test('into another column: to the place that was chosen, else to its end', async () => {
    const { creator, projectId, tickets } = await createColumn(4);
    const [a, b, c, d] = tickets as [Ticket, Ticket, Ticket, Ticket];
    await changeTicket(creator, a, { status: 'Done' });
    await changeTicket(creator, b, { status: 'Done' });
    await changeTicket(creator, c, { status: 'Done', after: a.id });
    await changeTicket(creator, d, { status: 'Done', after: null });
    expect(titles(await listTickets(creator, projectId), 'Done')).toEqual(['D', 'A', 'C', 'B']);
  });

  test('behind a ticket that has left the column meanwhile, or never was: to the end', async () => {
    const { creator, projectId, tickets } = await createColumn(4);
    const [a, b, c] = tickets as [Ticket, Ticket, Ticket, Ticket];
    await changeTicket(creator, a, { status: 'Done' });
    await changeTicket(creator, b, { after: a.id });
    await changeTicket(creator, c, { after: 999_999 });
    expect(titles(await listTickets(creator, projectId))).toEqual(['D', 'B', 'C']);
  });

  test('ten drops at the same place at once: all land there, each at a place of its own', async () => {
    const { creator, member, projectId, tickets } = await createColumn(10);
    const [first, ...others] = tickets as [Ticket, ...Ticket[]];
    await member.send(list, { params: { projectId } });
    await Promise.all(
      others.map((ticket, index) =>
        changeTicket(index % 2 ? creator : member, ticket, { after: first.id }),
      ),
    );
    const content = await listTickets(creator, projectId);
    expect(new Set(content.map(({ position }) => position)).size).toBe(10);
    expect(content[0]?.id).toBe(first.id);
    expect(content.map(({ title }) => title).toSorted()).toEqual('ABCDEFGHIJ'.split(''));
    expect(content.map(({ version }) => version)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  });

  test('ten people who each make a ticket at once: none fails', async () => {
    const creator = await createPerson(server);
    const { id: projectId } = await createProject(creator, { teamSize: 12 });
    const people = await Promise.all(Array.from({ length: 10 }, () => createPerson(server)));
    for (const person of people)
      await person.send('POST /projects/{projectId}/members', { params: { projectId } });
    await Promise.all(people.map((person) => createTicket(person, projectId)));
    expect(
      new Set((await listTickets(creator, projectId)).map(({ position }) => position)).size,
    ).toBe(10);
  });
});

describe('deleting', () => {
  test('a ticket is gone, for good', async () => {
    const { creator, member, project } = await createTeam(server);
    const [ticket, other] = [
      await createTicket(creator, project.id),
      await createTicket(creator, project.id),
    ];
    expect((await member.send(remove, { params: of(ticket) })).status).toBe(204);
    expect(await listTickets(creator, project.id)).toEqual([other]);
    expect((await creator.refused(remove, { params: of(ticket) })).body).toMatchObject({
      code: 'not_found',
      message: 'Ticket not found',
    });
    const refusal = await creator.refused(update, { params: of(ticket), body: ticket });
    expect(refusal.status).toBe(404);
  });
});

describe('who may', () => {
  test('unauthenticated: visitors', async () => {
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

  test('not_found: strangers, whether there is a board or not', async () => {
    const { creator, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const stranger = await createPerson(server);
    for (const projectId of [params.projectId, 999_999]) {
      const refusals = await Promise.all([
        stranger.refused(list, { params: { projectId } }),
        stranger.refused(create, { params: { projectId }, body: { title: 'a', description: 'b' } }),
        stranger.refused(update, { params: { projectId, ticketId: ticket.id }, body: ticket }),
        stranger.refused(remove, { params: { projectId, ticketId: ticket.id } }),
      ]);
      for (const refusal of refusals) expect(refusal.body).toEqual(refusals[0]?.body);
      expect(refusals[0]?.status).toBe(404);
    }
    expect(await listTickets(creator, project.id)).toEqual([ticket]);
  });

  test('not_found: a ticket of another project, through a project of one’s own', async () => {
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
    'not_found: ticket %o',
    async (ticketId) => {
      const { creator, project } = await createTeam(server);
      const ticket = await createTicket(creator, project.id);
      const params = { projectId: project.id, ticketId };
      expect((await creator.refused(update, { params, body: ticket })).status).toBe(404);
      expect((await creator.refused(remove, { params })).status).toBe(404);
    },
  );
});

describe('the list of a board', () => {
  const view = { view: 'board' };

  test('view=board leaves the descriptions out, and nothing else', async () => {
    const { creator, project, params } = await createTeam(server);
    const { description, ...card } = await createTicket(creator, project.id);
    expect(description).toBeTruthy();
    const { body } = await creator.send(list, { params, query: view });
    expect(body.content).toEqual([card]);
    const refusal = await creator.refused(list, { params, query: { view: 'list' } });
    expect(refusal.body.errors).toEqual([{ field: 'view', message: 'View must be board' }]);
  });

  test('an unchanged board is a 304; any change, a comment among them, makes it new', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    const ask = (tag: string | null, query = '?view=board') =>
      creator.request('GET', `/api/projects/${project.id}/tickets${query}`, {
        headers: { 'if-none-match': tag ?? '' },
      });
    const first = await ask(null);
    const tag = first.headers.get('etag');
    expect(first.status).toBe(200);
    const unchanged = await ask(tag);
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect((await ask(`W/${tag}`)).status).toBe(304);
    expect((await ask(tag, '')).status).toBe(200);
    await changeTicket(member, ticket, { title: 'Other' });
    const changed = await ask(tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    await member.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: { ...params, ticketId: ticket.id },
      body: { text: 'Hm' },
    });
    expect((await ask(changed.headers.get('etag'))).status).toBe(200);
  });

  test('who knows the tag of a board that is not theirs learns nothing', async () => {
    const { creator, params } = await createTeam(server);
    const { headers } = await creator.send(list, { params, query: view });
    const stranger = await createPerson(server);
    const response = await stranger.request('GET', `/api/projects/${params.projectId}/tickets`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(response.status).toBe(404);
  });
});

describe('taking a deletion back', () => {
  const restore = 'POST /projects/{projectId}/tickets/{ticketId}/restoration';

  test('the ticket is back where it stood, with what was said about it', async () => {
    const { creator, member, project } = await createTeam(server);
    const tickets = [];
    for (const title of ['A', 'B', 'C']) {
      tickets.push(await createTicket(creator, project.id, { title }));
    }
    const [, b, c] = tickets as [Ticket, Ticket, Ticket];
    await creator.send('POST /projects/{projectId}/tickets/{ticketId}/comments', {
      params: of(b),
      body: { text: 'Keep me' },
    });
    await creator.send(remove, { params: of(b) });
    // What is dropped into the gap meanwhile does not take its place.
    await changeTicket(creator, c, { after: null });
    const { body } = await member.send(restore, { params: of(b) });
    expect(body).toMatchObject({ title: 'B', version: 2 });
    expect((await listTickets(member, project.id)).map(({ title }) => title)).toEqual([
      'C',
      'A',
      'B',
    ]);
    const comments = await member.send('GET /projects/{projectId}/tickets/{ticketId}/comments', {
      params: of(b),
    });
    expect(comments.body).toHaveLength(1);
  });

  test('meanwhile it is nowhere: neither to be read, changed, deleted nor commented', async () => {
    const { creator, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id);
    await creator.send(remove, { params: of(ticket) });
    expect(await listTickets(creator, project.id)).toEqual([]);
    for (const [key, body] of [
      [update, { ...ticket }],
      [remove, undefined],
      ['GET /projects/{projectId}/tickets/{ticketId}/comments', undefined],
      ['POST /projects/{projectId}/tickets/{ticketId}/comments', { text: 'Hello?' }],
    ] as const) {
      const refusal = await creator.refused(key, {
        params: { ...params, ticketId: ticket.id },
        body,
      });
      expect(refusal.status).toBe(404);
    }
  });

  test('whose assignee has left comes back without one', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    await creator.send(remove, { params: of(ticket) });
    await member.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
    });
    const { body } = await creator.send(restore, { params: of(ticket) });
    expect(body.assigneeId).toBeNull();
  });

  test('not by a stranger, not twice, and not after an hour', async () => {
    const { creator, project } = await createTeam(server);
    const [one, two] = [
      await createTicket(creator, project.id),
      await createTicket(creator, project.id),
    ];
    await creator.send(remove, { params: of(one) });
    const stranger = await createPerson(server);
    expect((await stranger.refused(restore, { params: of(one) })).status).toBe(404);
    await creator.send(restore, { params: of(one) });
    const again = await creator.refused(restore, { params: of(one) });
    expect(again.body.message).toBe('This ticket cannot be brought back any more.');
    await creator.send(remove, { params: of(two) });
    await server.db
      .updateTable('tickets')
      .set({ deleted_at: new Date(Date.now() - 61 * 60 * 1000).toISOString() })
      .where('id', '=', two.id)
      .execute();
    expect((await creator.refused(restore, { params: of(two) })).status).toBe(404);
    await server.sweep();
    const left = await server.db
      .selectFrom('tickets')
      .select('id')
      .where('id', '=', two.id)
      .execute();
    expect(left).toEqual([]);
  });
});

test('a thousand drops into the same gap: the order holds, and positions stay short', async () => {
  const { creator, project } = await createTeam(server);
  const tickets: Ticket[] = [];
  for (const title of ['A', 'B', 'C']) {
    tickets.push(await createTicket(creator, project.id, { title }));
  }
  const [a, b, c] = tickets as [Ticket, Ticket, Ticket];
  // B and C go behind A by turns, each time between the same two neighbours.
  for (let drop = 0; drop < 500; drop += 1) {
    await changeTicket(creator, b, { after: a.id, version: undefined });
    await changeTicket(creator, c, { after: a.id, version: undefined });
  }
  const board = await listTickets(creator, project.id);
  expect(board.map(({ title }) => title)).toEqual(['A', 'C', 'B']);
  for (const { position } of board) expect(position.length).toBeLessThanOrEqual(50);
});

test('a board of 200 tickets takes one statement for the session and one for the list', async () => {
  const { creator, project, params } = await createTeam(server);
  await createTicket(creator, project.id);
  const rows = await server.db
    .selectFrom('tickets')
    .selectAll()
    .where('project_id', '=', project.id)
    .execute();
  const { id: _, ...row } = rows[0] ?? { id: 0 };
  const copies = Array.from({ length: 199 }, (_, index) => ({
    ...(row as Omit<(typeof rows)[number], 'id'>),
    position: `b${String(index).padStart(4, '0')}`,
  }));
  await server.db.insertInto('tickets').values(copies).execute();
  const statements = await server.statements(async () => {
    const { body } = await creator.send(list, { params });
    expect(body.content).toHaveLength(200);
  });
  expect(statements).toHaveLength(2);
  expect(statements[0]).toContain('from sessions');
});
