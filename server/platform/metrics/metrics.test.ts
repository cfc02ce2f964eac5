import { stat } from 'node:fs/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { readStream } from '#tests/event-stream.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { secret, startTestServer, type TestServer } from '#tests/server.ts';
import { makeFolder } from '#tests/faults/processes.ts';
import { chooseFile } from '#server/platform/backup/file-name.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { upkeep } from '#server/upkeep.ts';
import { version } from '#server/platform/version.ts';
import { deriveOperatorKey } from '#server/platform/http/operator-key.ts';

let server: TestServer;
let guarded: TestServer;

const key = deriveOperatorKey(secret, 'metrics');

beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ metricsToken: 'a token of the metrics' });
});

async function readMetrics() {
  const headers = { authorization: `Bearer ${key}` };
  const response = await openClient(server.url).request('GET', '/metrics', { headers });
  expect(response.status).toBe(200);
  return response.text();
}

/** Reads one value by its name and labels. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await readMetrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
}

test('counts requests by route and status, never by URL', async () => {
  const { creator, project, params } = await createTeam(server);
  await creator.send('GET /projects/{projectId}', { params });
  const labels = 'method="GET",route="/api/projects/:projectId",status="200"';
  expect(await valueOf(`pieces_request_duration_seconds_count{${labels}}`)).toBe(1);
  await creator.request('GET', '/api/no-such-call');
  const unknown = 'method="GET",route="none",status="404"';
  expect(await valueOf(`pieces_request_duration_seconds_count{${unknown}}`)).toBe(1);
  const text = await readMetrics();
  expect(text).not.toContain(`/projects/${project.id}`);
  expect(text).toContain('pieces_query_duration_seconds_bucket');
  expect(text).toContain('pieces_database_connections{state="wanted"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

test('counts open streams, and does not log them as slow requests', async () => {
  const { creator, project } = await createTeam(server);
  const stream = await readStream(creator, project.id);
  await stream.until(() => stream.presence()?.length === 1);
  expect(await valueOf('pieces_streams')).toBe(1);
  stream.close();
  await stream.ended;
  await expect.poll(() => valueOf('pieces_streams')).toBe(0);
  expect(await readMetrics()).not.toContain('route="/api/projects/:projectId/events"');
});

test('reports the version', async () => {
  expect(await valueOf(`pieces_info{version="${version}"}`)).toBe(1);
});

test('reports waiting emails, the age of the oldest, and emails given up', async () => {
  await server.mail();
  expect(await valueOf('pieces_outbox_waiting')).toBe(0);
  expect(await valueOf('pieces_outbox_oldest_seconds')).toBe(0);
  await openClient(server.url).send('POST /users/registration', {
    body: {
      firstName: 'Aino',
      lastName: 'Salo',
      email: 'waiting@pieces.test',
      password: 'Correct4Horse',
      confirmPassword: 'Correct4Horse',
    },
  });
  server.advanceHours(1);
  onTestFinished(() => server.advanceHours(-1));
  expect(await valueOf('pieces_outbox_waiting')).toBe(1);
  expect(await valueOf('pieces_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600);
  await server.pool.query('update outbox set given_up_at = now()');
  expect(await valueOf('pieces_outbox_waiting')).toBe(0);
  expect(await valueOf('pieces_outbox_given_up')).toBe(1);
});

test('reports the age of the newest backup, and that there is none', async () => {
  const backupDir = await makeFolder();
  const keeper = await startTestServer({ backupDir });
  const readMetric = async (name: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await keeper.http.inject({ url: '/metrics', headers });
    return new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1];
  };
  const readAge = () => readMetric('pieces_backup_age_seconds');
  expect(await readAge()).toBe('+Inf');
  expect(await readMetric('pieces_backup_bytes')).toBe('Nan');
  const file = await chooseFile(backupDir, new Date());
  await writeBackup({ pool: keeper.pool, upkeep, file });
  keeper.advanceHours(2);
  expect(Number(await readAge())).toBeGreaterThanOrEqual(7200);
  expect(Number(await readAge())).toBeLessThan(7500);
  expect(Number(await readMetric('pieces_backup_bytes'))).toBe((await stat(file)).size);
  expect(await readMetrics()).not.toContain('pieces_backup_age_seconds');
});

test.each<[string, Record<string, string>]>([
  ['/metrics', {}],
  ['/metrics', { host: '127.0.0.1:3000' }],
  ['/metrics', { 'x-forwarded-for': '127.0.0.1' }],
  ['/metrics', { authorization: 'Bearer guessed' }],
  ['/metrics?key=guessed', {}],
  [`/metrics?key=${key}&key=${key}`, {}],
  ['//metrics', { accept: 'text/html' }],
  [`//metrics?key=${key}`, { accept: 'text/html' }],
  ['/metrics', { cookie: `pieces_metrics=${deriveOperatorKey(secret, 'mailbox')}` }],
  ['/%6detrics', {}],
])('not_found: %s with %o and no key, even on this machine', async (url, headers) => {
  expect(await status(server, headers, url)).toBe(404);
});

test('without METRICS_TOKEN, accepts the key derived from the secret, in the query or as a bearer token', async () => {
  expect(await status(server, { authorization: `Bearer ${key}` })).toBe(200);
  expect(await status(guarded, { authorization: `Bearer ${key}` })).toBe(404);
});

test('opens in a browser through its link, and afterwards through an HttpOnly cookie', async () => {
  const visitor = openClient(server.url);
  const opened = await visitor.request('GET', `/%6detrics?key=${key}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/metrics']);
  const cookie = opened.headers.getSetCookie().find((one) => one.startsWith('pieces_metrics='));
  expect(cookie).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
  for (const path of ['/metrics', '/%6detrics'])
    expect((await visitor.request('GET', path)).status).toBe(200);
});

test('does not count probes', async () => {
  await openClient(server.url).request('GET', '/health/ready');
  const text = await readMetrics();
  expect(text).not.toContain('route="/health/ready"');
  expect(text).not.toContain('route="/metrics"');
});

test('with METRICS_TOKEN, accepts it from anywhere', async () => {
  const away = { host: 'pieces.example', 'x-forwarded-for': '192.0.2.1' };
  const right = { authorization: 'Bearer a token of the metrics' };
  expect(await status(guarded, { ...away, ...right })).toBe(200);
  for (const authorization of [
    '',
    'Bearer ',
    'Bearer a token of the metric',
    'a token of the metrics',
  ])
    expect(await status(guarded, { authorization })).toBe(404);
  expect(await status(guarded, {})).toBe(404);
});

async function status({ http }: TestServer, headers: Record<string, string>, url = '/metrics') {
  return (await http.inject({ url, headers, remoteAddress: '127.0.0.1' })).statusCode;
}
