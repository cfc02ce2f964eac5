import { beforeAll, describe, expect, test } from 'vitest';
import {
  connectRepository,
  deliver,
  fromForgejo,
  fromGitHub,
  fromGitLab,
  gitHubExamples,
  hmac,
} from '#tests/factories/deliveries.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const deliveries = 'GET /projects/{projectId}/repository/deliveries';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function connect() {
  const team = await createTeam(server);
  const secret = await connectRepository(team.creator, team.project.id);
  const projectId = team.project.id;
  const send = async (delivery: { headers: Record<string, string>; body: string }) =>
    (await deliver(server, { projectId, ...delivery })).status;
  const list = async () => (await team.creator.send(deliveries, { params: { projectId } })).body;
  return { ...team, projectId, secret, send, list };
}

test('the team, and nobody else, reads that a repository is connected', async () => {
  const { creator, member, params } = await createTeam(server);
  const outsider = await createPerson(server, 'Olena');
  const key = 'GET /projects/{projectId}';
  const ask = (person: Person) => person.send(key, { params });
  const read = async () =>
    Promise.all(
      [creator, member, outsider].map(async (person) => (await ask(person)).body.hasRepository),
    );
  expect(await read()).toEqual([false, false, false]);
  await connectRepository(creator, params.projectId);
  expect(await read()).toEqual([true, true, false]);
});

const ping = { zen: 'Keep it logically awesome.' };

describe('the sender', () => {
  test.each([
    ['GitHub', fromGitHub, 'ping'],
    ['GitLab', fromGitLab, 'Push Hook'],
    ['Forgejo', fromForgejo, 'push'],
  ])('accepts %s with its signature, and refuses it with another', async (_, from, event) => {
    const { send, list, secret } = await connect();
    expect(await send(from({ secret, event, payload: ping }))).toBe(202);
    expect(await send(from({ secret: `${secret}x`, event, payload: ping }))).toBe(401);
    expect(await send(from({ secret: '', event, payload: ping }))).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('recognizes Gitea by its own headers', async () => {
    const { send, list, secret } = await connect();
    const body = JSON.stringify(ping);
    const headers = { 'x-gitea-event': 'push', 'x-gitea-signature': hmac(body, secret) };
    expect(await send({ headers, body })).toBe(202);
    expect(await list()).toMatchObject([{ event: 'push', status: 'waiting' }]);
  });

  test('a changed byte, a missing signature and a malformed one are refused', async () => {
    const { send, list, secret } = await connect();
    const { headers, body } = fromGitHub({ secret, event: 'ping', payload: ping });
    expect(await send({ headers, body: body.replace('Keep', 'keep') })).toBe(401);
    const { 'x-hub-signature-256': signature, ...unsigned } = headers;
    expect(await send({ headers: unsigned, body })).toBe(401);
    for (const wrong of ['', 'sha256=', 'sha256=ab', signature.slice(0, -1), signature.slice(7)])
      expect(await send({ headers: { ...unsigned, 'x-hub-signature-256': wrong }, body })).toBe(
        401,
      );
    expect(await send({ headers: { 'x-hub-signature-256': signature }, body })).toBe(401);
    expect(await list()).toEqual([]);
  });

  test('the old secret stops working when it’s replaced, and every one when disconnected', async () => {
    const { creator, projectId, send, secret } = await connect();
    const next = await connectRepository(creator, projectId);
    expect(await send(fromGitHub({ secret, event: 'ping', payload: ping }))).toBe(401);
    expect(await send(fromGitHub({ secret: next, event: 'ping', payload: ping }))).toBe(202);
    await creator.send('DELETE /projects/{projectId}/repository', { params: { projectId } });
    expect(await send(fromGitHub({ secret: next, event: 'ping', payload: ping }))).toBe(401);
  });

  test('returns the same for a project without a repository as for a wrong signature', async () => {
    const delivery = fromGitHub({ secret: 'any', event: 'ping', payload: ping });
    for (const projectId of [0, 999_999, Number.NaN])
      expect((await deliver(server, { projectId, ...delivery })).status).toBe(401);
  });

  test('the secret is stored encrypted and never returned again', async () => {
    const { creator, projectId, secret } = await connect();
    const { rows } = await server.pool.query<{ secret: Buffer }>('select secret from repositories');
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false);
    const { body } = await creator.send('GET /projects/{projectId}/repository', {
      params: { projectId },
    });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.connection).toMatchObject({
      address: `http://pieces.test/hooks/repositories/${projectId}`,
      isReadable: true,
    });
  });
});

describe('a delivery', () => {
  test('counts once, even if it arrives twice simultaneously on two processes', async () => {
    const { projectId, list, secret } = await connect();
    const urls = [server.url, await server.startAnother()];
    const delivery = fromGitHub({ secret, event: 'push', payload: gitHubExamples('push')[4] });
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const url = urls[index % 2]!;
        return (await deliver({ url }, { projectId, ...delivery })).status;
      }),
    );
    expect(statuses).toEqual(Array(6).fill(202));
    await server.processDeliveries();
    expect(await list()).toMatchObject([{ status: 'done', outcome: '1 commit' }]);
  });

  test('without an ID counts once if its body is the same', async () => {
    const { send, list, secret } = await connect();
    for (const payload of [ping, ping, { zen: 'Another one.' }]) {
      const { headers, body } = fromGitHub({ secret, event: 'ping', payload });
      const { 'x-github-delivery': _, ...withoutId } = headers;
      expect(await send({ headers: withoutId, body })).toBe(202);
    }
    expect(await list()).toHaveLength(2);
  });

  test('can be a form, as GitHub sends it by default', async () => {
    const { send, list, secret } = await connect();
    const body = `payload=${encodeURIComponent(JSON.stringify(gitHubExamples('push')[4]))}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-github-event': 'push',
      'x-github-delivery': 'form',
      'x-hub-signature-256': `sha256=${hmac(body, secret)}`,
    };
    expect(await send({ headers, body })).toBe(202);
    await server.processDeliveries();
    expect(await list()).toMatchObject([{ outcome: '1 commit' }]);
  });

  test('loses fields whose names PostgreSQL can’t store', async () => {
    const { send, list, secret } = await connect();
    const [, , , , push] = gitHubExamples('push');
    const payload = { ...push, 'a\0b': 1, '\ud800': { 'c\0': 2 } };
    expect(await send(fromGitHub({ secret, event: 'push', payload }))).toBe(202);
    await server.processDeliveries();
    expect(await list()).toMatchObject([{ status: 'done', outcome: '1 commit' }]);
  });

  test('with an unknown event is accepted and ignored', async () => {
    const { send, list, secret } = await connect();
    expect(await send(fromGitHub({ secret, event: 'star', payload: {} }))).toBe(202);
    await server.processDeliveries();
    expect(await list()).toMatchObject([
      { event: 'star', status: 'ignored', outcome: 'Pieces doesn’t use this event' },
    ]);
  });

  test('that isn’t JSON, or is larger than 1 MiB, is refused', async () => {
    const { send, list, secret } = await connect();
    const signed = (body: string) => ({
      headers: {
        'x-github-event': 'push',
        'x-hub-signature-256': `sha256=${hmac(body, secret)}`,
      },
      body,
    });
    expect(await send(signed('{'))).toBe(400);
    expect(await send(signed(''))).toBe(400);
    expect(await send(signed(`"${'x'.repeat(1024 * 1024)}"`))).toBe(413);
    expect(await list()).toEqual([]);
  });

  test('is refused after 600 in an hour, but wrong signatures don’t use them up', async () => {
    const { projectId, send, secret } = await connect();
    expect(await send(fromGitHub({ secret, event: 'ping', payload: ping }))).toBe(202);
    await server.pool.query(
      `update rate_limits set points = 600 where key like 'repository-deliveries:%'`,
    );
    expect(await send(fromGitHub({ secret, event: 'ping', payload: ping }))).toBe(429);
    expect(await send(fromGitHub({ secret: 'wrong', event: 'ping', payload: ping }))).toBe(401);
    await server.pool.query('delete from rate_limits');
    for (let attempt = 0; attempt < 60; attempt += 1)
      await deliver(server, { projectId, headers: { 'x-github-event': 'push' }, body: '{}' });
    expect(await send({ headers: { 'x-github-event': 'push' }, body: '{}' })).toBe(429);
    expect(await send(fromGitHub({ secret, event: 'ping', payload: ping }))).toBe(202);
  });

  test('is deleted after 30 days; the last 20 are listed', async () => {
    const { projectId, send, list, secret } = await connect();
    for (let index = 0; index < 22; index += 1)
      await send(fromGitHub({ secret, event: 'star', payload: {} }));
    expect(await list()).toHaveLength(20);
    await server.pool.query(
      `update repository_deliveries set received_at = now() - interval '31 days'
        where project_id = $1 and id % 2 = 0`,
      [projectId],
    );
    await server.sweep();
    expect(await list()).toHaveLength(11);
  });
});
