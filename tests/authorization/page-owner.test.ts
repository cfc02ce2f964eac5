import { beforeAll, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import { type Endpoint, pageOwnerHeader } from '#contract/endpoint.ts';
import { startTestServer } from '#tests/server.ts';
import { table } from './table.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld(await startTestServer());
});

/** What signs someone in, is about what an emailed link names, or is the same for everyone. */
const forAnyone = [
  'GET /auth/me',
  'GET /auth/second-step',
  'GET /statistics',
  'POST /auth/contact-confirmation',
  'POST /auth/forgot-password',
  'POST /auth/login',
  'POST /auth/passkey',
  'POST /auth/passkey/options',
  'POST /auth/reset-link',
  'POST /auth/reset-password',
  'POST /auth/second-step',
  'POST /auth/second-step/passkey',
  'POST /auth/verification',
  'POST /decisions/{token}/objections',
  'POST /users/registration',
  'POST /users/registration/emails',
  'PUT /auth/verification',
];

const keys = Object.keys(api) as (keyof Api)[];
const callsForAnyone = keys.filter((key) => (api[key] as Endpoint).anyone);

test('lists the calls that don’t act as the signed-in person', () => {
  expect(callsForAnyone.toSorted()).toEqual(forAnyone);
});

const send = (key: keyof Api, owner: string) =>
  world.clients.member.refused(key, {
    params: table[key].params?.(world),
    query: table[key].query?.(world),
    body: table[key].body?.(world),
    headers: { [pageOwnerHeader]: owner },
  });

const checked = keys.filter(
  (key) => !(api[key] as Endpoint).anyone && !(api[key] as Endpoint).signed,
);

test.each(checked)('%s returns other_person to a page of someone else', async (key) => {
  for (const owner of ['999999', '', 'me'])
    expect((await send(key, owner)).body.code).toBe('other_person');
});

test('a page of the signed-in person is answered, and a page of someone who signed out', async () => {
  const { member, visitor } = world.clients;
  const headers = { [pageOwnerHeader]: String(world.memberId) };
  expect((await member.send('GET /users/profile', { headers })).body.id).toBe(world.memberId);
  expect((await visitor.refused('GET /users/profile', { headers })).body.code).toBe(
    'unauthenticated',
  );
  const query = { page: '0', size: '10' };
  expect((await visitor.send('GET /projects/search', { headers, query })).status).toBe(200);
});
