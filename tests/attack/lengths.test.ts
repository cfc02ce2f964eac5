import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Problem } from '#contract/problem.ts';
import { bodyLimitOf } from '#server/platform/http/body-limit.ts';
import { table } from '#tests/authorization/table.ts';
import { makeWorld, type World } from '#tests/authorization/world.ts';
import { addressOf } from '#tests/client.ts';
import { startTestServer } from '#tests/server.ts';
import { type Input, listInputs } from './contract-inputs.ts';

/** Shared by all calls, because they are rejected before they change anything. */
let world: World;

beforeAll(async () => {
  world = await makeWorld(await startTestServer());
});

const withBody = (Object.keys(api) as (keyof Api)[]).filter(
  (key) => (api[key] as Endpoint).body && table[key].body,
);

const inputs = listInputs();

type Body = Record<string, unknown>;

const bodyOf = (key: keyof Api) => table[key].body?.(world) as Body;

/** The texts and lists directly in a call's body. */
const inputsOf = (key: keyof Api) =>
  inputs.filter((one) => one.key === key && one.part === 'body' && !/[.[]/.test(one.path));

/** One unit longer than any text that zod could accept, or one entry longer. */
const tooLong = ({ type, max }: Input) => {
  const most = max?._zod.def.maximum ?? 0;
  return type === 'list' ? Array(most + 1).fill('x') : 'x'.repeat(most * 2 + 1);
};

describe.each(withBody)('%s', (key) => {
  test('rejects texts and lists that are longer than they may be', async () => {
    const { member } = world.clients;
    if (!member.cookies.has('XSRF-TOKEN')) await member.request('GET', '/health/live');
    for (const input of inputsOf(key).filter(({ type }) => type !== 'other')) {
      const [method, path] = addressOf(key, { params: table[key].params?.(world) });
      const body = { ...bodyOf(key), [input.path]: tooLong(input) };
      const response = await member.request(method, path, { body });
      const { code, errors } = (await response.json()) as Problem;
      const fits = JSON.stringify(body).length <= bodyLimitOf(api[key]);
      expect([input.path, code]).toEqual([input.path, fits ? 'invalid_input' : 'body_too_large']);
      if (fits) expect(errors?.map(({ field }) => field)).toEqual([input.path]);
    }
  });
});

test('answers a name that grows when it’s normalized without reading it', async () => {
  const { status, body } = await world.clients.visitor.refused('POST /users/registration', {
    body: { firstName: '\uFDFA'.repeat(5_000) },
  });
  expect([status, body.message]).toEqual([400, 'First Name must not exceed 100 characters']);
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
