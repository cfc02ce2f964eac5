import { createPublicKey, createHash, type JsonWebKey } from 'node:crypto';
import { decode, verify } from 'jws';
import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { giveWork, issueCredential } from '#tests/factories/credentials.ts';
import { createPerson, password, type Person } from '#tests/factories/people.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { findProblems } from '#tests/open-badges/find-problems.ts';
import { secret, startTestServer, type TestServer } from '#tests/server.ts';
import { waitForLock } from '#tests/database/wait-for-lock.ts';
import { createEncryption } from '#server/platform/encryption.ts';
import { getSigningKey } from './keys.ts';
import type { Badge } from './badge.ts';
import { checkCredential } from './check-page/check-credential.ts';
import { isReachable } from './reachable-url.ts';

const origin = 'http://pieces.test';
let server: TestServer;
let local: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  local = await startTestServer({ publicUrl: 'http://localhost:3000' });
});

const get = (path: string) => fetch(server.url + path);

/** Fetches the public key that a credential names. */
async function fetchKey(jwt: string): Promise<JsonWebKey> {
  const { kid } = decode(jwt)!.header as unknown as { kid: string };
  return (await (await get(kid.replace(origin, ''))).json()) as JsonWebKey;
}

const claimsOf = (jwt: string) =>
  decode(jwt)!.payload as unknown as Badge & Record<string, unknown>;

/** Replaces the character at a position by another one that base64url uses. */
const changeAt = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

/** Another way to write the same signature: the last character has four bits that mean nothing. */
function changeUnusedBits(jwt: string) {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = digits.indexOf(jwt.at(-1)!);
  return jwt.slice(0, -1) + digits[last ^ 1]!;
}

async function createHolder() {
  const { member, project } = await createTeam(server);
  return { member, project, ...(await issueCredential(server, member, project.id)) };
}

test('another library verifies the signature with the key that the credential names', async () => {
  const { jwt } = await createHolder();
  const key = await fetchKey(jwt);
  expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kty', 'n', 'use']);
  const pem = createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  expect(decode(jwt)!.header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  expect(verify(jwt, 'RS256', pem as string)).toBe(true);
  const [head, payload] = jwt.split('.').map((part) => part.length) as [number, number];
  for (const at of [head + 5, head + 400, head + payload - 3, head + payload + 100])
    expect(verify(changeAt(jwt, at), 'RS256', pem as string)).toBe(false);
});

test('the check page’s code accepts it, and refuses it with any character changed', async () => {
  const { id, member, project, jwt } = await createHolder();
  const { kid } = decode(jwt)!.header as unknown as { kid: string };
  const known = { origin, keys: [{ kid, key: await fetchKey(jwt) }] };
  expect(await checkCredential(`${jwt}\n`, known)).toMatchObject({
    state: 'genuine',
    id: `${origin}/credentials/${id}`,
    title: `Contributor to ${project.name}`,
    person: member.name,
    work: '5 finished tickets, 3 of them reviewed by 2 teammates',
  });
  for (let at = 0; at < jwt.length; at += 1)
    if (jwt[at] !== '.')
      expect((await checkCredential(changeAt(jwt, at), known)).state).not.toBe('genuine');
  expect((await checkCredential(changeUnusedBits(jwt), known)).state).toBe('changed');
  expect((await checkCredential(jwt, { origin, keys: [] })).state).toBe('unknown_key');
  expect((await checkCredential(jwt, { ...known, origin: 'http://other.test' })).state).toBe(
    'elsewhere',
  );
  expect((await checkCredential('{"not": "a credential"}', known)).state).toBe('unreadable');
});

test('it follows the rules of Open Badges 3.0, and its claims repeat the credential', async () => {
  const { id, member, project, jwt } = await createHolder();
  const { iss, jti, nbf, sub, ...badge } = claimsOf(jwt);
  expect(findProblems(badge)).toEqual([]);
  expect({ iss, jti, nbf, sub }).toEqual({
    iss: badge.issuer.id,
    jti: badge.id,
    nbf: Date.parse(badge.validFrom) / 1000,
    sub: badge.credentialSubject.id,
  });
  expect(badge.id).toBe(`${origin}/credentials/${id}`);
  expect(badge.credentialSubject.id).toBe(`${origin}/profile/${member.id}`);
  expect(badge.evidence[0]!.id).toBe(`${origin}/projects/${project.id}`);
  const issuer = await (await get('/credentials/issuer')).json();
  expect(issuer).toEqual(badge.issuer);
});

test('the email address is only in it as a salted hash', async () => {
  const { member, jwt } = await createHolder();
  const badge = claimsOf(jwt);
  expect(JSON.stringify(badge)).not.toContain(member.email);
  const identity = badge.credentialSubject.identifier.find(
    ({ identityType }) => identityType === 'emailAddress',
  ) as { identityHash: string; salt: string };
  const hash = createHash('sha256').update(`${member.email}${identity.salt}`).digest('hex');
  expect(identity.identityHash).toBe(`sha256$${hash}`);
});

test.each([
  ['13 days', { days: 13 }],
  ['working alone', { people: 1 }],
  ['two reviewed tickets', { reviewed: 2 }],
  ['one reviewer', { reviewers: 1 }],
])('%s aren’t enough: not_earned', async (_, work) => {
  const { member, project } = await createTeam(server);
  const participationId = await giveWork(server, member, { projectId: project.id, ...work });
  const body = { participationId };
  expect((await member.refused('POST /users/credentials', { body })).body.code).toBe('not_earned');
  expect(await canCertify(member, project.id, member)).toBe(false);
});

async function canCertify(reader: Pick<Person, 'send'>, projectId: number, { id: userId }: Person) {
  const key = 'GET /users/{userId}/participations';
  const { body } = await reader.send(key, { params: { userId } });
  return body.find(({ project }) => project.id === projectId)?.can.certify;
}

test('only the person can have a credential of their work: not_found', async () => {
  const { creator, member, project } = await createTeam(server);
  const participationId = await giveWork(server, member, { projectId: project.id });
  const { body } = await creator.refused('POST /users/credentials', { body: { participationId } });
  expect(body.code).toBe('not_found');
  expect(await canCertify(member, project.id, member)).toBe(true);
  expect(await canCertify(creator, project.id, member)).toBe(false);
});

test('anyone with its address sees it, until its holder revokes it', async () => {
  const { id, jwt, member, project } = await createHolder();
  const params = { credentialId: id };
  const visitor = openClient(server.url);
  const { body } = await visitor.send('GET /credentials/{credentialId}', { params });
  expect(body).toMatchObject({
    person: { id: member.id, name: member.name },
    project: { id: project.id, name: project.name },
    issuer: 'pieces.test',
    jwt,
  });
  const file = await get(`/credentials/${id}.jwt`);
  expect(await file.text()).toBe(jwt);
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  const other = await createPerson(server);
  const revoke = 'DELETE /users/credentials/{credentialId}';
  expect((await other.refused(revoke, { params })).body.code).toBe('not_found');
  await member.send(revoke, { params });
  await visitor.refused('GET /credentials/{credentialId}', { params });
  expect((await get(`/credentials/${id}.jwt`)).status).toBe(404);
  expect((await member.send('GET /users/credentials')).body.credentials).toEqual([]);
  expect(await listRevoked()).toContainEqual({
    id: `${origin}/credentials/${id}`,
    revoked: true,
    revokedAt: expect.any(String) as string,
  });
});

const listRevoked = async () =>
  ((await (await get('/credentials/revocations')).json()) as { revokedCredential: unknown[] })
    .revokedCredential;

test('after the account is deleted, serves nothing about the person, and files stay valid', async () => {
  const { id, jwt, member } = await createHolder();
  await member.send('POST /users/deletion', { body: { email: member.email, password } });
  const { rows } = await server.pool.query('select id from credentials where id = $1', [id]);
  expect(rows).toEqual([]);
  expect((await get(`/credentials/${id}.jwt`)).status).toBe(404);
  expect(JSON.stringify(await listRevoked())).not.toContain(id);
  const key = createPublicKey({ key: await fetchKey(jwt), format: 'jwk' });
  expect(verify(jwt, 'RS256', key.export({ type: 'spki', format: 'pem' }) as string)).toBe(true);
});

test('returns too_many_requests after 20 credentials in a day, without counting refusals', async () => {
  const { member, project } = await createTeam(server);
  const participationId = await giveWork(server, member, { projectId: project.id, reviewed: 2 });
  const body = { participationId };
  await member.refused('POST /users/credentials', { body });
  await giveWork(server, member, { projectId: project.id });
  for (let count = 0; count < 20; count += 1) {
    const { body: issued } = await member.send('POST /users/credentials', { body });
    // One that's there already doesn't count.
    if (count < 19) await member.send('POST /users/credentials', { body });
    const params = { credentialId: issued.id };
    await member.send('DELETE /users/credentials/{credentialId}', { params });
  }
  const refusal = await member.refused('POST /users/credentials', { body });
  expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refusal.body.message).toContain('You can get up to 20 credentials a day.');
});

test('issues one of each at a time, even if two are requested simultaneously, until it’s revoked', async () => {
  const { member, project } = await createTeam(server);
  const participationId = await giveWork(server, member, { projectId: project.id });
  const other = openClient(await server.startAnother(), member.cookies);
  const body = { participationId };
  await getSigningKey(server.db, createEncryption(secret, 'signing'));
  const holding = await server.pool.connect();
  await holding.query('begin; lock table credential_keys');
  const asking = [member, other].map((client) => client.send('POST /users/credentials', { body }));
  // Without a lock, both have seen by now that there's none.
  await waitForLock(server.pool, 2);
  await holding.query('commit');
  holding.release();
  const issued = await Promise.all(asking);
  expect(new Set(issued.map(({ body: { jwt } }) => jwt)).size).toBe(1);
  const list = async () => (await member.send('GET /users/credentials')).body.credentials;
  expect((await list()).map(({ id }) => id)).toEqual([issued[0]!.body.id]);
  await member.send('DELETE /users/credentials/{credentialId}', {
    params: { credentialId: issued[0]!.body.id },
  });
  const { body: next } = await member.send('POST /users/credentials', { body });
  expect(next.id).not.toBe(issued[0]!.body.id);
  expect(await list()).toHaveLength(1);
});

test('answers HEAD with the headers of GET and nothing else', async () => {
  const { id, jwt } = await createHolder();
  const { kid } = decode(jwt)!.header as unknown as { kid: string };
  const paths = [
    `/api/credentials/${id}`,
    `/credentials/${id}.jwt`,
    kid.replace(origin, ''),
    '/credentials/issuer',
    '/credentials/revocations',
    '/credentials/verify',
  ];
  for (const path of paths) {
    const [full, head] = [await get(path), await fetch(server.url + path, { method: 'HEAD' })];
    expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
    for (const name of ['content-type', 'cache-control', 'access-control-allow-origin'])
      expect(head.headers.get(name)).toBe(full.headers.get(name));
  }
  expect((await fetch(`${server.url}/credentials/${id}x.jwt`, { method: 'HEAD' })).status).toBe(
    404,
  );
});

test('returns credentials_unavailable and signs nothing at a local address', async () => {
  const { member, project } = await createTeam(local);
  const participationId = await giveWork(local, member, { projectId: project.id });
  const body = { participationId };
  const refusal = await member.refused('POST /users/credentials', { body });
  expect(refusal).toMatchObject({ status: 409, body: { code: 'credentials_unavailable' } });
  expect((await member.send('GET /users/credentials')).body).toEqual({
    areAvailable: false,
    credentials: [],
  });
});

test.each([
  ['http://localhost:3000', false],
  ['http://pieces.localhost', false],
  ['http://127.0.0.2', false],
  ['http://[::1]:3000', false],
  ['http://0.0.0.0', false],
  ['http://192.168.1.4', true],
  ['https://localhost.example', true],
])('%s can be reached by others: %s', (publicUrl, reachable) => {
  expect(isReachable(publicUrl)).toBe(reachable);
});

test('two processes create one key, and another SECRET a new one beside it', async () => {
  const { db, pool } = server;
  await pool.query('delete from credential_keys');
  const encryption = createEncryption(secret, 'signing');
  const create = () => getSigningKey(db, encryption);
  const keys = await Promise.all([create(), create(), create()]);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  const { rows } = await pool.query<{ private_key: Buffer }>(
    'select private_key from credential_keys',
  );
  expect(rows.map(({ private_key: key }) => key.toString())).not.toContainEqual(
    expect.stringContaining('PRIVATE KEY'),
  );
  const other = createEncryption('another secret', 'signing');
  const renewed = await getSigningKey(db, other);
  expect(renewed.id).toBeGreaterThan(keys[0].id);
});
