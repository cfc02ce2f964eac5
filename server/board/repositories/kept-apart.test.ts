import { beforeAll, expect, test } from 'vitest';
import {
  connectTeam,
  fromGitHub,
  gitHubExamples,
  merged,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { postponeDelivery } from './delivery-store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const countLinks = async (ticketId: number) => {
  const { rows } = await server.pool.query('select from repository_links where ticket_id = $1', [
    ticketId,
  ]);
  return rows.length;
};

test('a deleted ticket is neither linked nor moved, and comes back as it was', async () => {
  const { creator, projectId, secret, receive, ticket } = await connectTeam(server);
  const { id: ticketId } = await createTicket(creator, projectId);
  const params = { projectId, ticketId };
  await creator.send('DELETE /projects/{projectId}/tickets/{ticketId}', { params });
  const payload = merged({ body: 'Fixes #1' });
  const result = await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  expect(result?.outcome).toBe('1 pull request');
  await creator.send('POST /projects/{projectId}/tickets/{ticketId}/restoration', { params });
  expect(await ticket(ticketId)).toMatchObject({ status: 'Backlog' });
  expect(await countLinks(ticketId)).toBe(0);
});

test('a mention means the ticket of this project, not another one’s with its number', async () => {
  const [own, other] = [await connectTeam(server), await connectTeam(server)];
  const { id: ownId } = await createTicket(own.creator, own.projectId);
  const { id: otherId } = await createTicket(other.creator, other.projectId);
  const payload = merged({ body: 'Fixes #1' });
  await own.receive(fromGitHub({ secret: own.secret, event: 'pull_request', payload }));
  expect(await own.ticket(ownId)).toMatchObject({ status: 'Done' });
  expect(await other.ticket(otherId)).toMatchObject({ status: 'Backlog' });
  expect([await countLinks(ownId), await countLinks(otherId)]).toEqual([1, 0]);
});

test('a pull request and an issue with the same number are two items', async () => {
  const { secret, projectId, receive } = await connectTeam(server);
  const issue = gitHubExamples('issues').find(({ action }) => action === 'opened');
  await receive(fromGitHub({ secret, event: 'issues', payload: issue }));
  const payload = pullRequest({ number: 1 });
  await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  const { rows } = await server.pool.query(
    'select kind, key from repository_items where project_id = $1 order by kind',
    [projectId],
  );
  expect(rows).toEqual([
    { kind: 'issue', key: '1' },
    { kind: 'pull_request', key: '1' },
  ]);
});

test('a merged pull request stays merged, even if an earlier event arrives later with the same time', async () => {
  const { secret, receive, repository } = await connectTeam(server);
  const time = { updated_at: '2026-03-01T00:00:00Z' };
  for (const payload of [merged(time), pullRequest(time)])
    await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  expect((await repository()).pullRequests).toMatchObject([{ key: '7', state: 'merged' }]);
});

test('a delivery’s body isn’t kept once it’s processed, and it isn’t processed again', async () => {
  const { secret, projectId, receive } = await connectTeam(server);
  const delivery = await receive(
    fromGitHub({ secret, event: 'pull_request', payload: pullRequest({}) }),
  );
  // Another process, in which it failed.
  const until = new Date(Date.now() + 60_000);
  await postponeDelivery(server.db, { id: delivery!.id, attempts: 1, until });
  const { rows } = await server.pool.query(
    'select status, attempts, body from repository_deliveries where project_id = $1',
    [projectId],
  );
  expect(rows).toEqual([{ status: 'done', attempts: 0, body: null }]);
});
