import { expect, test } from 'vitest';
import { createSessionCache } from './session-cache.ts';
import type { FoundSession } from './sessions.ts';

const sessionOf = (id: number): FoundSession => ({
  id,
  sessionId: id,
  authenticatedAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-12-22T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
});

const found = (id: number) => Promise.resolve(sessionOf(id));

function openCache(clock?: { now: () => number }) {
  const cache = createSessionCache(clock);
  cache.open();
  return cache;
}

test('keeps a session for 30 seconds', async () => {
  let time = 0;
  const cache = openCache({ now: () => time });
  await cache.keep('token', found(1));
  time = 29_999;
  expect(cache.get('token')).toEqual(sessionOf(1));
  time = 30_000;
  expect(cache.get('token')).toBeUndefined();
});

test('keeps nothing before it is open or after it was closed', async () => {
  const cache = createSessionCache();
  await cache.keep('token', found(1));
  expect(cache.get('token')).toBeUndefined();
  cache.open();
  await cache.keep('token', found(1));
  cache.close();
  expect(cache.get('token')).toBeUndefined();
  cache.open();
  expect(cache.get('token')).toBeUndefined();
});

test('forgets all sessions of a user and no others', async () => {
  const cache = openCache();
  await cache.keep('phone', found(1));
  await cache.keep('laptop', found(1));
  await cache.keep('other', found(2));
  cache.forget(1);
  expect(['phone', 'laptop', 'other'].map((token) => cache.get(token)?.id)).toEqual([
    undefined,
    undefined,
    2,
  ]);
});

test.each<[string, (cache: ReturnType<typeof openCache>) => void]>([
  ['a session ended', (cache) => cache.forget(1)],
  ['the connection broke and came back', (cache) => (cache.close(), cache.open())],
])('does not keep the result of a search that started before %s', async (_what, happen) => {
  const cache = openCache();
  const search = Promise.withResolvers<FoundSession>();
  const kept = cache.keep('token', search.promise);
  happen(cache);
  search.resolve(sessionOf(1));
  expect(await kept).toEqual(sessionOf(1));
  expect(cache.get('token')).toBeUndefined();
});

test('does not keep tokens without a session', async () => {
  const cache = openCache();
  expect(await cache.keep('guessed', Promise.resolve(undefined))).toBeUndefined();
  expect(cache.get('guessed')).toBeUndefined();
});

test('forgets the oldest of more than 10,000 sessions', async () => {
  const cache = openCache();
  for (let id = 1; id <= 10_001; id += 1) await cache.keep(`token ${id}`, found(id));
  expect(cache.get('token 1')).toBeUndefined();
  expect(cache.get('token 2')?.id).toBe(2);
  expect(cache.get('token 10001')?.id).toBe(10_001);
});
