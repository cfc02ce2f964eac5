import { beforeAll, describe, expect, test } from 'vitest';
import {
  connectTeam,
  deliver,
  fromForgejo,
  fromGitHub,
  fromGitLab,
  gitHubExamples,
  type Json,
  linkGitHub,
  merged,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('GitHub', () => {
  test('every published example of these events is accepted, and none fails', async () => {
    const { secret, projectId, receive } = await connectTeam(server);
    const events = ['ping', 'push', 'pull_request', 'pull_request_review', 'issues'];
    for (const event of events)
      for (const payload of gitHubExamples(event))
        expect((await receive(fromGitHub({ secret, event, payload })))?.status).toMatch(
          /done|ignored/,
        );
    const { rows } = await server.pool.query(
      'select kind, count(*) from repository_items where project_id = $1 group by kind order by kind',
      [projectId],
    );
    expect(rows).toEqual([
      { kind: 'commit', count: 1 },
      { kind: 'issue', count: 1 },
      { kind: 'pull_request', count: 1 },
      { kind: 'review', count: expect.any(Number) },
    ]);
  });

  test('a push shows its commits, with the member whose GitHub account it is', async () => {
    const { secret, member, receive, repository } = await connectTeam(server);
    await linkGitHub(server, member.id);
    const push = gitHubExamples('push')[4] as { commits: Json[] };
    const commits = [{ ...push.commits[0], timestamp: new Date().toISOString() }];
    const payload = { ...push, commits };
    const result = await receive(fromGitHub({ secret, event: 'push', payload }));
    expect(result).toMatchObject({ status: 'done', outcome: '1 commit' });
    const { commits: shown, connection } = await repository();
    expect(connection).toMatchObject({
      provider: 'github',
      name: 'Codertocat/Hello-World',
      url: 'https://github.com/Codertocat/Hello-World',
    });
    expect(shown).toMatchObject([
      { kind: 'commit', author: { id: member.id, name: 'Codertocat' }, state: '' },
    ]);
    const { body: profile } = await member.send('GET /auth/me');
    expect(profile.activity).toMatchObject([{ type: 'commit' }, { type: 'project_joined' }]);
    for (const payload of [pullRequest({ number: 8 }), merged({ number: 9 })])
      await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    const params = { userId: member.id };
    const { body } = await member.send('GET /users/{userId}/participations', { params });
    expect(body).toMatchObject([{ repository: { commits: 1, pullRequests: 1, reviews: 0 } }]);
  });

  test('a push of more than 200 commits keeps the last 200, so that it can’t hold up others', async () => {
    const { secret, receive, repository } = await connectTeam(server);
    const push = gitHubExamples('push')[4] as { commits: Json[] };
    const commits = Array.from({ length: 201 }, (_, index) => ({
      id: `commit-${index}`,
      message: `Step ${index}`,
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }));
    const result = await receive(
      fromGitHub({ secret, event: 'push', payload: { ...push, commits } }),
    );
    expect(result).toMatchObject({ status: 'done', outcome: '200 commits' });
    expect((await repository()).commits[0]?.title).toBe('Step 200');
  });

  test('credits no member for a commit by another author or by someone outside the team', async () => {
    const { secret, member, receive, repository } = await connectTeam(server);
    const { member: outsider } = await connectTeam(server);
    const push = gitHubExamples('push')[4] as { commits: Json[] };
    const other = { name: 'Olena', username: 'olena' };
    await linkGitHub(server, member.id);
    const commits = [{ ...push.commits[0], id: 'a1', author: other }];
    await receive(fromGitHub({ secret, event: 'push', payload: { ...push, commits } }));
    await linkGitHub(server, outsider.id);
    await receive(fromGitHub({ secret, event: 'push', payload: push }));
    expect((await repository()).commits.map(({ author }) => author)).toEqual(
      expect.arrayContaining([
        { id: null, name: 'Olena' },
        { id: null, name: 'Codertocat' },
      ]),
    );
  });

  test('a commit or pull request that mentions #1 appears on that ticket', async () => {
    const { secret, creator, projectId, receive } = await connectTeam(server);
    const ticket = await createTicket(creator, projectId);
    const other = await createTicket(creator, projectId);
    const push = gitHubExamples('push')[4] as { commits: Json[] };
    const commits = [{ ...push.commits[0], message: 'Draw (see PIECES-1)\n\nDetails' }];
    await receive(fromGitHub({ secret, event: 'push', payload: { ...push, commits } }));
    const payload = pullRequest({ title: 'Map', body: 'Part of #1 and #99' });
    await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    const of = async (ticketId: number) => {
      const params = { projectId, ticketId };
      const key = 'GET /projects/{projectId}/tickets/{ticketId}/references';
      return (await creator.send(key, { params })).body;
    };
    expect((await of(ticket.id)).map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['commit', 'Draw (see PIECES-1)'],
        ['pull_request', 'Map'],
      ]),
    );
    expect(await of(other.id)).toEqual([]);
  });
});

/** As GitLab documents its merge request events. */
const mergeRequest = (attributes: Json) => ({
  object_kind: 'merge_request',
  event_type: 'merge_request',
  user: { id: 1, name: 'Olena', username: 'olena', email: '[REDACTED]' },
  project: {
    id: 1,
    name: 'Trails',
    path_with_namespace: 'walks/trails',
    web_url: 'https://gitlab.test/walks/trails',
    default_branch: 'main',
  },
  object_attributes: {
    id: 99,
    iid: 3,
    target_branch: 'main',
    source_branch: 'map',
    title: 'Draw the map',
    description: 'Closes #1',
    state: 'opened',
    action: 'open',
    url: 'https://gitlab.test/walks/trails/-/merge_requests/3',
    created_at: '2026-03-01 10:00:00 UTC',
    updated_at: '2026-03-01 10:00:00 UTC',
    ...attributes,
  },
});

test('GitLab: pushes, merge requests, approvals and issues', async () => {
  const { secret, creator, member, projectId, receive, repository, ticket } =
    await connectTeam(server);
  await linkGitHub(server, member.id, 1);
  const { id } = await createTicket(creator, projectId);
  const send = (event: string, payload: unknown) => receive(fromGitLab({ secret, event, payload }));
  const { project } = mergeRequest({});
  const commit = {
    id: 'b6568db1',
    message: 'Draw #1\n',
    title: 'Draw #1',
    timestamp: '2026-03-01T10:00:00+02:00',
    url: 'https://gitlab.test/walks/trails/-/commit/b6568db1',
    author: { name: 'Olena', email: 'olena@pieces.test' },
  };
  const push = { object_kind: 'push', ref: 'refs/heads/main', user_id: 1, project };
  expect(await send('Push Hook', { ...push, commits: [commit] })).toMatchObject({
    outcome: '1 commit',
  });
  expect(
    await send('Push Hook', { ...push, ref: 'refs/heads/map', commits: [commit] }),
  ).toMatchObject({ status: 'ignored', outcome: 'Not the default branch' });
  await send('Merge Request Hook', mergeRequest({}));
  await send('Merge Request Hook', mergeRequest({ action: 'approved' }));
  expect(await ticket(id)).toMatchObject({ status: 'Backlog' });
  await send('Merge Request Hook', mergeRequest({ state: 'merged', action: 'merge' }));
  expect(await ticket(id)).toMatchObject({ status: 'Done' });
  await send('Issue Hook', {
    object_kind: 'issue',
    user: { id: 1, name: 'Olena' },
    project,
    object_attributes: { iid: 23, title: 'Rain', state: 'opened', action: 'open' },
  });
  const { pullRequests, commits, connection } = await repository();
  expect(connection).toMatchObject({ provider: 'gitlab', name: 'walks/trails' });
  expect(pullRequests).toMatchObject([
    { key: '3', title: 'Draw the map', state: 'merged', author: { id: null, name: 'Olena' } },
  ]);
  expect(commits).toMatchObject([{ title: 'Draw #1', author: { id: null, name: 'Olena' } }]);
});

test('Forgejo and Gitea: pushes, pull requests and reviews, whose accounts aren’t GitHub’s', async () => {
  const { secret, creator, member, projectId, receive, repository, ticket } =
    await connectTeam(server);
  await linkGitHub(server, member.id);
  const { id } = await createTicket(creator, projectId);
  const send = (event: string, payload: unknown) =>
    receive(fromForgejo({ secret, event, payload }));
  await send('push', gitHubExamples('push')[4]);
  await send('pull_request', pullRequest({ body: 'Resolves #1' }));
  const review = { ...pullRequest({}), action: 'reviewed', review: { type: 'approved' } };
  expect(await send('pull_request_approved', review)).toMatchObject({ outcome: '1 review' });
  await send('pull_request', merged({ body: 'Resolves #1' }));
  expect(await ticket(id)).toMatchObject({ status: 'Done' });
  const { commits, pullRequests, connection } = await repository();
  expect(connection?.provider).toBe('forgejo');
  expect([...commits, ...pullRequests].map(({ author }) => author.id)).toEqual([null, null]);
});

describe('limits of a sender', () => {
  test('only web addresses become links, and texts are cut to one line', async () => {
    const { secret, receive, repository } = await connectTeam(server);
    const payload = pullRequest({
      title: `Two\nlines \u202E\u0000${'x'.repeat(600)}`,
      html_url: 'javascript:alert(1)',
      created_at: '9999-01-01T00:00:00Z',
      user: { login: 'x'.repeat(300), id: 'one' },
    });
    const result = await receive(fromGitHub({ secret, event: 'pull_request', payload }));
    expect(result?.status).toBe('done');
    const [item] = (await repository()).pullRequests;
    expect(item).toMatchObject({ url: '', author: { id: null, name: 'x'.repeat(100) } });
    expect(item?.title).toMatch(/^Two\\u000alines \\u202ex+$/);
    expect(item?.title.length).toBe(500);
    expect(Date.parse(item?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('anything that is JSON is processed without failing', async () => {
    const { secret, receive } = await connectTeam(server);
    const payloads = [
      null,
      [],
      7,
      'text',
      {},
      { repository: [], pull_request: 7, action: {}, commits: 'no' },
      { ref: 'refs/heads/x', repository: { default_branch: 'x' }, commits: [null, 7, {}] },
      { pull_request: { number: -1 }, action: 'opened' },
      { pull_request: { number: 2 ** 60 }, action: 'opened' },
    ];
    for (const payload of payloads)
      for (const event of ['push', 'pull_request', 'pull_request_review', 'issues'])
        for (const from of [fromGitHub, fromForgejo])
          expect((await receive(from({ secret, event, payload })))?.status).toMatch(/done|ignored/);
    for (const payload of payloads)
      for (const event of ['Push Hook', 'Merge Request Hook', 'Issue Hook'])
        expect((await receive(fromGitLab({ secret, event, payload })))?.status).toMatch(
          /done|ignored/,
        );
  });
});

test('a delivery that can’t be processed is tried five times, and others aren’t held up', async () => {
  const { secret, projectId, creator, receive } = await connectTeam(server);
  await server.pool.query(
    `alter table repository_items add constraint broken check (key <> '66') not valid`,
  );
  const broken = fromGitHub({
    secret,
    event: 'pull_request',
    payload: pullRequest({ number: 66 }),
  });
  expect(await receive(broken)).toMatchObject({ status: 'waiting' });
  const fine = fromGitHub({ secret, event: 'pull_request', payload: pullRequest({ number: 67 }) });
  expect(await receive(fine)).toMatchObject({ status: 'done' });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    server.advanceHours(1);
    await server.processDeliveries();
  }
  server.advanceHours(-4);
  const { body } = await creator.send('GET /projects/{projectId}/repository/deliveries', {
    params: { projectId },
  });
  expect(body).toMatchObject([
    { status: 'done' },
    { status: 'failed', outcome: 'Pieces couldn’t process it' },
  ]);
  await server.pool.query('alter table repository_items drop constraint broken');
});

test('disconnecting deletes what the repository sent, and a delivery on its way does nothing', async () => {
  const { secret, creator, projectId, repository } = await connectTeam(server);
  const push = fromGitHub({ secret, event: 'push', payload: gitHubExamples('push')[4] });
  await deliver(server, { projectId, ...push });
  await Promise.all([
    creator.send('DELETE /projects/{projectId}/repository', { params: { projectId } }),
    server.processDeliveries(),
  ]);
  await server.processDeliveries();
  expect(await repository()).toEqual({ connection: null, pullRequests: [], commits: [] });
});

test('deleting an account leaves its commits without a name', async () => {
  const { secret, member, receive, repository } = await connectTeam(server);
  await linkGitHub(server, member.id);
  await receive(fromGitHub({ secret, event: 'push', payload: gitHubExamples('push')[4] }));
  expect((await member.send('GET /users/export')).body.repositoryItems).toMatchObject([
    { kind: 'commit', author_name: 'Codertocat' },
  ]);
  const { email } = member;
  await member.send('POST /users/deletion', { body: { email, password: 'Correct4Horse' } });
  expect((await repository()).commits).toMatchObject([{ author: { id: null, name: '' } }]);
});
