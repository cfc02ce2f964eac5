import { expect, test } from 'vitest';
import { judge, type Seen } from './judge.ts';

const healthy: Seen = {
  serverRanAt: 0,
  databaseAnsweredAt: 0,
  isDatabaseRefusing: false,
  isStopping: false,
};

test.each<[string, Partial<Seen>, number, { isLive: boolean; isReady: boolean }]>([
  ['healthy', {}, 1_000, { isLive: true, isReady: true }],
  ['busy for nine seconds', {}, 9_000, { isLive: true, isReady: true }],
  ['refused by the database', { isDatabaseRefusing: true }, 1, { isLive: true, isReady: false }],
  ['without an answer of the database', {}, 10_000, { isLive: true, isReady: false }],
  ['stopping', { isStopping: true }, 1, { isLive: true, isReady: false }],
  ['stuck', { databaseAnsweredAt: 20_000 }, 20_000, { isLive: false, isReady: false }],
])('a process that is %s', (_, seen, now, expected) => {
  expect(judge({ ...healthy, ...seen }, now)).toEqual(expected);
});
