import { beforeAll, describe, expect, test } from 'vitest';
import {
  connectTeam,
  deliver,
  fromForgejo,
  fromGitHub,
  fromGitLab,
  type Json,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { changeTicket, createTicket } from '#tests/factories/projects.ts';
import {
  forgejoPullRequest,
  forgejoPush,
  gitLabMergeRequest,
  gitLabPush,
  type Sign,
  vendorExamples,
} from '#tests/factories/vendor-examples.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Team = Awaited<ReturnType<typeof connectTeam>>;

const listItems = async ({ projectId }: Team) =>
  (
    await server.pool.query<{ kind: string; key: string; state: string; title: string }>(
      'select kind, key, state, title from repository_items where project_id = $1 order by 1, 2',
      [projectId],
    )
  ).rows;

test('every published example is accepted once, refused when forged, and processed', async () => {
  const team = await connectTeam(server);
  const { projectId, secret } = team;
  const send = async (delivery: { headers: Record<string, string>; body: string }) =>
    (await deliver(server, { projectId, ...delivery })).status;
  for (const { sign, event, payload } of vendorExamples) {
    // Forged deliveries are limited by network.
    await server.pool.query('delete from rate_limits');
    const signed = sign({ secret, event, payload });
    expect(await send(signed)).toBe(202);
    expect(await send(signed)).toBe(202);
    expect(await send(sign({ secret: `${secret}x`, event, payload }))).toBe(401);
    // GitLab sends its secret rather than a signature, so there's nothing to notice about the body.
    if (sign !== fromGitLab)
      expect(await send({ ...signed, body: signed.body.replace('"id"', '"Id"') + ' ' })).toBe(401);
  }
  await server.processDeliveries();
  const { rows } = await server.pool.query<{ status: string; count: number }>(
    'select status, count(*) from repository_deliveries where project_id = $1 group by status',
    [projectId],
  );
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  expect(Object.keys(counts).toSorted()).toEqual(['done', 'ignored']);
  expect((counts.done ?? 0) + (counts.ignored ?? 0)).toBe(vendorExamples.length);
  const titles = (await listItems(team)).map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['fixed readme', 'MS-Viewport', 'Webhooks Yay!', 'It rains']),
  );
});

/** A pull request's life, as each vendor sends it, with the times that make the order known. */
type Life = [name: string, sign: Sign, event: string, life: (text: Json) => Json[]];
const lives: Life[] = [
  [
    'GitHub',
    fromGitHub,
    'pull_request',
    (text) => [
      pullRequest({ ...text, created_at: at(1), updated_at: at(1) }),
      pullRequest({ ...text, action: 'edited', title: 'Renamed', updated_at: at(2) }),
      pullRequest({ ...text, ...mergedAt(3), title: 'Renamed' }),
    ],
  ],
  [
    'GitLab',
    fromGitLab,
    'Merge Request Hook',
    ({ body: description }) => [
      gitLabMergeRequest({ description, updated_at: at(1) }),
      gitLabMergeRequest({ description, action: 'update', title: 'Renamed', updated_at: at(2) }),
      gitLabMergeRequest({
        description,
        action: 'merge',
        state: 'merged',
        title: 'Renamed',
        updated_at: at(3),
      }),
    ],
  ],
  [
    'Forgejo',
    fromForgejo,
    'pull_request',
    (text) => [
      forgejoPullRequest({ ...text, updated_at: at(1) }),
      forgejoPullRequest({ ...text, action: 'edited', title: 'Renamed', updated_at: at(2) }),
      forgejoPullRequest({ ...text, ...mergedAt(3), title: 'Renamed' }),
    ],
  ],
];

const at = (hour: number) => `2026-03-01T0${hour}:00:00Z`;
const mergedAt = (hour: number) => ({
  action: 'closed',
  state: 'closed',
  merged: true,
  updated_at: at(hour),
});

describe.each(lives)('%s', (_, sign, event, life) => {
  test.each([
    ['in order', [0, 1, 2]],
    ['backwards', [2, 1, 0]],
    ['the merge in the middle', [0, 2, 1]],
  ])('a pull request’s deliveries %s end the same', async (_, order) => {
    const team = await connectTeam(server);
    const { creator, projectId, secret, receive, ticket } = team;
    const { id } = await createTicket(creator, projectId);
    const payloads = life({ body: 'Fixes #1' });
    for (const index of order) await receive(sign({ secret, event, payload: payloads[index] }));
    expect(await listItems(team)).toMatchObject([
      { kind: 'pull_request', state: 'merged', title: 'Renamed' },
    ]);
    expect(await ticket(id)).toMatchObject({ status: 'Done', version: 2 });
  });

  test('a delivery that comes again after a month changes nothing', async () => {
    const team = await connectTeam(server);
    const { creator, projectId, secret, receive, ticket } = team;
    const { id } = await createTicket(creator, projectId);
    const payload = life({ body: 'Fixes #1' })[2];
    const delivery = sign({ secret, event, payload });
    await receive(delivery);
    const before = await listItems(team);
    await changeTicket(creator, (await ticket(id))!, { status: 'Backlog' });
    await server.pool.query(
      `update repository_deliveries set received_at = now() - interval '31 days'`,
    );
    await server.sweep();
    await receive(delivery);
    expect(await listItems(team)).toEqual(before);
    expect(await ticket(id)).toMatchObject({ status: 'Backlog' });
  });
});

test.each([
  ['GitLab, which sends the oldest first', fromGitLab, 'Push Hook', gitLabPush, false],
  ['Forgejo, which sends the newest first', fromForgejo, 'push', forgejoPush, true],
] as const)('keeps the newest 200 of 201 commits pushed by %s', async (...example) => {
  const [, sign, event, push, isNewestFirst] = example;
  const team = await connectTeam(server);
  const { secret, receive } = team;
  const commits = Array.from({ length: 201 }, (_, index) => ({
    ...push.commits[0],
    id: `commit-${index}`,
    message: `Step ${index}`,
    // Rebased commits keep their times, so these say nothing about the order.
    timestamp: '2026-01-01T00:00:00Z',
  }));
  const payload = {
    ...push,
    after: 'commit-200',
    commits: isNewestFirst ? commits.toReversed() : commits,
  };
  await receive(sign({ secret, event, payload }));
  const titles = (await listItems(team)).map(({ title }) => title);
  expect(titles).toHaveLength(200);
  expect(titles).not.toContain('Step 0');
  expect(titles).toContain('Step 200');
});
