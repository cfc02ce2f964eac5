import { beforeAll, describe, expect, test } from 'vitest';
import type { Ticket } from '#contract/board/tickets.ts';
import { createPerson } from '#tests/factories/people.ts';
import { changeTicket, createTeam, createTicket, listTickets } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const update = 'PUT /projects/{projectId}/tickets/{ticketId}';
const remove = 'DELETE /projects/{projectId}/tickets/{ticketId}';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const of = (ticket: Ticket) => ({ projectId: ticket.projectId, ticketId: ticket.id });

describe('restoring a deleted ticket', () => {
  const restore = 'POST /projects/{projectId}/tickets/{ticketId}/restoration';

  test('brings it back to its position, with its comments', async () => {
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
    // Another move in the meantime doesn't take its position.
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

  test('must happen before it can be listed, changed, deleted or commented on', async () => {
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

  test('unassigns it if the assignee has left', async () => {
    const { creator, member, project, params } = await createTeam(server);
    const ticket = await createTicket(creator, project.id, { assigneeId: member.id });
    await creator.send(remove, { params: of(ticket) });
    await member.send('DELETE /projects/{projectId}/members/{userId}', {
      params: { ...params, userId: member.id },
    });
    const { body } = await creator.send(restore, { params: of(ticket) });
    expect(body.assigneeId).toBeNull();
  });

  test('returns 404 to a non-member, the second time and after an hour', async () => {
    const { creator, project } = await createTeam(server);
    const [one, two] = [
      await createTicket(creator, project.id),
      await createTicket(creator, project.id),
    ];
    await creator.send(remove, { params: of(one) });
    const outsider = await createPerson(server);
    expect((await outsider.refused(restore, { params: of(one) })).status).toBe(404);
    await creator.send(restore, { params: of(one) });
    const again = await creator.refused(restore, { params: of(one) });
    expect(again.body.message).toBe('This ticket can no longer be restored. Create it again.');
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
