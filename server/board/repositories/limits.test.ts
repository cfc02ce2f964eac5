import { beforeAll, expect, test } from 'vitest';
import {
  connectTeam,
  deliver,
  fromGitHub,
  gitHubExamples,
  type Json,
  pullRequest,
} from '#tests/factories/deliveries.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

type Team = Awaited<ReturnType<typeof connectTeam>>;

/** Sends a pull request without processing it. */
async function queue({ secret, projectId }: Team, number: number) {
  const payload = pullRequest({ number });
  const sent = fromGitHub({ secret, event: 'pull_request', payload });
  expect((await deliver(server, { projectId, ...sent })).status).toBe(202);
}

test('projects take turns, so that one that sends a lot can’t hold up others', async () => {
  const [busy, quiet] = [await connectTeam(server), await connectTeam(server)];
  for (const number of [1, 2, 3]) await queue(busy, number);
  await queue(quiet, 1);
  await server.processDeliveries();
  const { rows } = await server.pool.query<{ project_id: number; key: string }>(
    'select project_id, key from repository_items where project_id = any($1) order by id',
    [[busy.projectId, quiet.projectId]],
  );
  expect(rows.map(({ project_id, key }) => [project_id, key])).toEqual([
    [busy.projectId, '1'],
    [quiet.projectId, '1'],
    [busy.projectId, '2'],
    [busy.projectId, '3'],
  ]);
});

test('a project keeps its newest 2,000 items of each kind', async () => {
  const { secret, projectId, receive } = await connectTeam(server);
  await server.pool.query(
    `insert into repository_items (project_id, kind, key, title, url, author_name, happened_at,
                                   changed_at)
     select $1, kind, kind || number, 'Old', '', 'Olena', moment, moment
       from generate_series(1, 2000) as number, unnest(array['commit', 'issue']) as kind,
            lateral (select timestamptz '2020-01-01' + make_interval(hours => number) as moment)
                    as time`,
    [projectId],
  );
  const push = gitHubExamples('push')[4] as { commits: Json[] };
  const commits = [{ ...push.commits[0], timestamp: '2021-01-01T00:00:00Z' }];
  await receive(fromGitHub({ secret, event: 'push', payload: { ...push, commits } }));
  const { rows } = await server.pool.query(
    `select kind, count(*), min(happened_at) from repository_items where project_id = $1
      group by kind order by kind`,
    [projectId],
  );
  const [first, second] = ['2020-01-01T01:00:00.000Z', '2020-01-01T02:00:00.000Z'];
  expect(rows).toEqual([
    { kind: 'commit', count: 2000, min: second },
    { kind: 'issue', count: 2000, min: first },
  ]);
});

test('a link never holds a name or password', async () => {
  const { secret, receive, repository } = await connectTeam(server);
  const payload = pullRequest({ html_url: 'https://olena:secret@github.test/walks/pull/7' });
  await receive(fromGitHub({ secret, event: 'pull_request', payload }));
  const [item] = (await repository()).pullRequests;
  expect(item?.url).toBe('https://github.test/walks/pull/7');
});
