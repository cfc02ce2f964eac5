import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { table } from '#tests/authorization/table.ts';
import { makeWorld, type World } from '#tests/authorization/world.ts';
import { addressOf } from '#tests/client.ts';
import { startTestServer } from '#tests/server.ts';

/** Shared by all calls, because they are rejected before they change anything. */
let world: World;

beforeAll(async () => {
  world = await makeWorld(await startTestServer());
});

const long = 'x'.repeat(100_001);

/** Fields that are only compared with stored values, so they fail like any wrong value. */
const refusals: Record<string, string> = {
  'POST /auth/login email': 'invalid_credentials',
  'POST /auth/login password': 'invalid_credentials',
};

const withBody = (Object.keys(api) as (keyof Api)[]).filter(
  (key) => (api[key] as Endpoint).body && table[key].body,
);

type Body = Record<string, unknown>;

const propertiesOf = (key: keyof Api) =>
  z.toJSONSchema((api[key] as Endpoint).body ?? z.object({}), {
    io: 'input',
    unrepresentable: 'any',
  }).properties ?? {};

const bodyOf = (key: keyof Api) => table[key].body?.(world) as Body;

describe.each(withBody)('%s', (key) => {
  test('rejects text longer than any field allows', async () => {
    const { member } = world.clients;
    const fields = Object.entries(bodyOf(key)).flatMap(([name, value]) =>
      name in propertiesOf(key) && (typeof value === 'string' || Array.isArray(value))
        ? [name]
        : [],
    );
    for (const field of fields) {
      const body = bodyOf(key);
      const tooLong = Array.isArray(body[field]) ? Array(2000).fill('x') : long;
      const [method, path] = addressOf(key, { params: table[key].params?.(world) });
      if (!member.cookies.has('XSRF-TOKEN')) await member.request('GET', '/health/live');
      const response = await member.request(method, path, { body: { ...body, [field]: tooLong } });
      const answer = (await response.json()) as { code: string };
      expect([field, answer.code]).toEqual([field, refusals[`${key} ${field}`] ?? 'invalid_input']);
    }
  });
});

test('rejects a request body that is too large as a whole', async () => {
  const { status, body } = await world.clients.member.refused(
    'POST /projects/{projectId}/tickets',
    {
      params: { projectId: world.projectId },
      body: { title: 'x', description: 'x'.repeat(1024 * 1024) },
    },
  );
  expect([status, body.code]).toEqual([413, 'body_too_large']);
});
