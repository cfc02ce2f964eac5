import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

function countedWork() {
  const counts = { runs: 0, atOnce: 0, most: 0 };
  const run = coalesce(async () => {
    counts.runs += 1;
    counts.atOnce += 1;
    counts.most = Math.max(counts.most, counts.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    counts.atOnce -= 1;
  });
  return { run, counts };
}

test('runs once more for all calls during a run, and never twice at the same time', async () => {
  const { run, counts } = countedWork();
  await Promise.all([run(), run(), run(), run()]);
  expect(counts).toMatchObject({ runs: 2, most: 1 });
});

test('runs again for a later call', async () => {
  const { run, counts } = countedWork();
  await run();
  await run();
  expect(counts.runs).toBe(2);
});

test('rejects the calls of a failed run, and still does the next one', async () => {
  let runs = 0;
  const run = coalesce(async () => {
    runs += 1;
    await Promise.resolve();
    if (runs === 1) throw new Error('broken');
  });
  const first = run();
  const second = run();
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBeUndefined();
});
