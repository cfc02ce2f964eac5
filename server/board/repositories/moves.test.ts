import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readStream } from '#tests/event-stream.ts';
import {
  connectTeam,
  deliver,
  fromGitHub,
  merged,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { backdateTicket, changeTicket, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('"fixes #1" in a merged pull request', () => {
  test('moves the ticket to Done, credits its assignee and says that the repository did it', async () => {
    const { secret, creator, member, projectId, receive, ticket } = await connectTeam(server);
    const stream = await readStream(creator, projectId);
    onTestFinished(stream.close);
    const { id } = await createTicket(creator, projectId, { assigneeId: member.id });
    await backdateTicket(server, { id });
    const payload = merged({ body: 'This fixes #1.' });
    const result = await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    expect(result?.outcome).toBe('1 pull request, moved #1');
    expect(await ticket(id)).toMatchObject({ status: 'Done', assigneeId: member.id, version: 2 });
    const { body: history } = await creator.send(
      'GET /projects/{projectId}/tickets/{ticketId}/changes',
      { params: { projectId, ticketId: id } },
    );
    expect(history[0]).toMatchObject({
      kind: 'ticket_moved_by_repository',
      actor: null,
      fields: [{ field: 'status', from: 'Backlog', to: 'Done' }],
    });
    const { body: profile } = await member.send('GET /auth/me');
    expect(profile.stats.contributions).toBe(1);
    const { body: work } = await member.send('GET /users/{userId}/participations', {
      params: { userId: member.id },
    });
    expect(work).toMatchObject([{ project: { id: projectId }, done: 1 }]);
    await stream.until(() => stream.news().some(({ repository }) => repository));
    expect(
      stream
        .news()
        .flatMap(({ tickets }) => tickets)
        .at(-1),
    ).toMatchObject({
      id,
      status: 'Done',
    });
  });

  test('moves it once, and leaves a reopened ticket alone when the delivery repeats, even under another ID', async () => {
    const { secret, creator, projectId, receive, ticket } = await connectTeam(server);
    const { id } = await createTicket(creator, projectId);
    const payload = merged({ body: 'Fixes #1' });
    const delivery = fromGitHub({ secret, event: 'pull_request', payload });
    await receive(delivery);
    const done = (await ticket(id))!;
    await changeTicket(creator, done, { status: 'Backlog' });
    await receive(delivery);
    await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    const edited = pullRequest({ ...payload.pull_request, action: 'edited' });
    await receive(fromGitHub({ secret, event: 'pull_request', payload: edited }));
    expect(await ticket(id)).toMatchObject({ status: 'Backlog' });
  });

  test('leaves it merged and Done if "opened" arrives after "merged"', async () => {
    const { secret, creator, projectId, receive, ticket, repository } = await connectTeam(server);
    const { id } = await createTicket(creator, projectId);
    const late = merged({ body: 'Fixes #1', updated_at: '2026-03-02T00:00:00Z' });
    await receive(fromGitHub({ secret, event: 'pull_request', payload: late }));
    const early = pullRequest({ body: 'Fixes #1', updated_at: '2026-03-01T00:00:00Z' });
    await receive(fromGitHub({ secret, event: 'pull_request', payload: early }));
    expect((await repository()).pullRequests).toMatchObject([{ key: '7', state: 'merged' }]);
    expect(await ticket(id)).toMatchObject({ status: 'Done', version: 2 });
  });

  test.each([
    ['closed without merging', { merged: false }],
    ['merged into another branch', { base: { ref: 'develop' } }],
    ['only mentioned', { body: 'See #1' }],
    ['another ticket', { body: 'Fixes #2' }],
  ])('does nothing if it was %s', async (_, fields) => {
    const { secret, creator, projectId, receive, ticket } = await connectTeam(server);
    const { id } = await createTicket(creator, projectId);
    const payload = merged({ body: 'Fixes #1', ...fields });
    await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    expect(await ticket(id)).toMatchObject({ status: 'Backlog', version: 1 });
  });

  test('moves a ticket once, and credits once, if two processes work at the same time', async () => {
    const { secret, creator, projectId, ticket, member } = await connectTeam(server);
    await server.startAnother();
    const { id } = await createTicket(creator, projectId, { assigneeId: member.id });
    await backdateTicket(server, { id });
    for (let index = 0; index < 8; index += 1) {
      const payload = merged({ number: 20 + index, body: 'Fixes #1' });
      const delivery = fromGitHub({ secret, event: 'pull_request', payload });
      await deliver(server, { projectId, ...delivery });
    }
    await Promise.all([server.processDeliveries(), server.processDeliveries()]);
    expect(await ticket(id)).toMatchObject({ status: 'Done', version: 2 });
    const { rows } = await server.pool.query(
      `select count(*) from events where ticket_id = $1 and kind = 'ticket_done'`,
      [id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('opening a pull request starts its tickets only if leads want that', async () => {
    const { secret, creator, projectId, receive, ticket } = await connectTeam(server);
    const { id } = await createTicket(creator, projectId);
    const open = (number: number) =>
      fromGitHub({
        secret,
        event: 'pull_request',
        payload: pullRequest({ number, body: 'For #1' }),
      });
    await receive(open(1));
    expect(await ticket(id)).toMatchObject({ status: 'Backlog' });
    await creator.send('PUT /projects/{projectId}/repository', {
      params: { projectId },
      body: { startsTickets: true },
    });
    await receive(open(2));
    expect(await ticket(id)).toMatchObject({ status: 'In Progress' });
    // Sent again, after someone has moved it back.
    await changeTicket(creator, (await ticket(id))!, { status: 'Backlog' });
    await receive(open(2));
    expect(await ticket(id)).toMatchObject({ status: 'Backlog' });
  });
});
