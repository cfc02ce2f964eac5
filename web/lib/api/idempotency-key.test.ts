import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { mayCreate } from './idempotency-key.ts';

test('every call that creates something is sent with an idempotency key', () => {
  const creating = Object.entries<Endpoint>(api).filter(([, { creates }]) => creates);
  expect(creating.length).toBeGreaterThan(5);
  expect(creating.map(([key]) => key).filter((key) => !mayCreate.test(key))).toEqual([]);
});
