import { beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/board/tickets.ts';
import { createPerson } from '#tests/factories/people.ts';
import {
  changeTicket,
  createProject,
  createTeam,
  createTicket,
  listTickets,
} from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const list = 'GET /projects/{projectId}/tickets';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
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

  test('a ticket moves to the top or below another one', async () => {
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

  test('a ticket moves to the chosen position in another column, or to its end', async () => {
    const { creator, projectId, tickets } = await createColumn(4);
    const [a, b, c, d] = tickets as [Ticket, Ticket, Ticket, Ticket];
    await changeTicket(creator, a, { status: 'Done' });
    await changeTicket(creator, b, { status: 'Done' });
    await changeTicket(creator, c, { status: 'Done', after: a.id });
    await changeTicket(creator, d, { status: 'Done', after: null });
    expect(titles(await listTickets(creator, projectId), 'Done')).toEqual(['D', 'A', 'C', 'B']);
  });

  test('a ticket goes to the end if the one above it has left the column or does not exist', async () => {
    const { creator, projectId, tickets } = await createColumn(4);
    const [a, b, c] = tickets as [Ticket, Ticket, Ticket, Ticket];
    await changeTicket(creator, a, { status: 'Done' });
    await changeTicket(creator, b, { after: a.id });
    await changeTicket(creator, c, { after: 999_999 });
    expect(titles(await listTickets(creator, projectId))).toEqual(['D', 'B', 'C']);
  });

  test('simultaneous moves to the same place get different positions', async () => {
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

  test('ten people can create tickets at the same time', async () => {
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

test('positions stay short and in order after hundreds of moves into the same gap', async () => {
  const { creator, project } = await createTeam(server);
  const tickets: Ticket[] = [];
  for (const title of ['A', 'B', 'C']) {
    tickets.push(await createTicket(creator, project.id, { title }));
  }
  const [a, b, c] = tickets as [Ticket, Ticket, Ticket];
  // B and C take turns moving below A, always into the same gap.
  for (let drop = 0; drop < 200; drop += 1) {
    await changeTicket(creator, b, { after: a.id, version: undefined });
    await changeTicket(creator, c, { after: a.id, version: undefined });
  }
  const board = await listTickets(creator, project.id);
  expect(board.map(({ title }) => title)).toEqual(['A', 'C', 'B']);
  for (const { position } of board) expect(position.length).toBeLessThanOrEqual(50);
});
