import { expect, test } from 'vitest';
import { inTurn, maxFiles, maxOwnFiles } from './turns.ts';

const refusal = (reason: string) => ({
  code: 'unavailable',
  message: `${reason} Wait a moment and try again.`,
});

/** Starts reading a file for each person. Returns what ends it. */
function hold(userIds: number[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = userIds.map((userId) => inTurn(userId, () => promise));
  return async () => {
    resolve();
    await Promise.all(held);
  };
}

test('refuses more than four files of one person at the same time, but not another’s', async () => {
  const end = hold(Array(maxOwnFiles).fill(1));
  await expect(inTurn(1, async () => {})).rejects.toMatchObject(
    refusal('Your other files are still being read.'),
  );
  expect(await inTurn(2, async () => 'read')).toBe('read');
  await end();
  expect(await inTurn(1, async () => 'read')).toBe('read');
});

test('refuses more than eight files at the same time, before they are received', async () => {
  const end = hold(Array.from({ length: maxFiles }, (_, person) => person));
  let received = 0;
  const work = async () => void (received += 1);
  await expect(inTurn(100, work)).rejects.toMatchObject(
    refusal('Many files are being read right now.'),
  );
  expect(received).toBe(0);
  await end();
});

test('frees a turn if reading fails', async () => {
  for (let failed = 0; failed <= maxFiles; failed += 1)
    await inTurn(1, () => Promise.reject(new Error('unreadable'))).catch(() => {});
  expect(await inTurn(1, async () => 'read')).toBe('read');
});
