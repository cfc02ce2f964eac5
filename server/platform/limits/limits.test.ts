import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/server.ts';
import { createLimits, type Limit, networkOf } from './limits.ts';

const minute = 60 * 1000;
const perPerson: Limit = { name: 'test-person', points: 2, seconds: 60 };
const perNetwork: Limit = { name: 'test-network', points: 2, seconds: 60, perNetwork: true };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterEach(() => void vi.useRealTimers());

const setClock = (shift: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });

/** Uses a limit up; returns how many uses it allowed. */
async function useUp(limit: Limit, networkFactor: number) {
  const { tryTake } = createLimits(server.pool, { networkFactor });
  const key = crypto.randomUUID();
  for (let count = 0; ; count += 1) if ((await tryTake({ limit, key })) > 0) return count;
}

test('the operator can raise only the limits of networks', async () => {
  expect(await useUp(perNetwork, 1)).toBe(2);
  expect(await useUp(perNetwork, 5)).toBe(10);
  expect(await useUp(perPerson, 5)).toBe(2);
});

test('lifts a limit right away that was reached while the clock was ahead', async () => {
  const { tryTake } = createLimits(server.pool);
  const use = { limit: perPerson, key: 'ahead' };
  setClock(40 * 24 * 60 * minute);
  for (let count = 0; count < 3; count += 1) await tryTake(use);
  vi.useRealTimers();
  expect(await tryTake(use)).toBe(0);
  await tryTake(use);
  expect(await tryTake(use)).toBeGreaterThan(0);
});

test('never waits longer than the limit’s time, even if clocks differ by minutes', async () => {
  const { tryTake } = createLimits(server.pool);
  const use = { limit: perPerson, key: 'slightly ahead' };
  setClock(4 * minute);
  for (let count = 0; count < 3; count += 1) await tryTake(use);
  vi.useRealTimers();
  expect(await tryTake(use)).toBe(perPerson.seconds * 1000);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
