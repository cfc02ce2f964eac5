import { expect, test, vi } from 'vitest';
import { createPoller } from './poll.ts';

const fail = (error: unknown) => expect.fail(String(error));

/** Work that ends when the test says so. */
function createWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { runs, work };
}

test('works once at a time; waking it meanwhile leads to one more run', async () => {
  const { runs, work } = createWork();
  const poller = createPoller({ work, seconds: 1000, onError: fail });
  poller.start();
  poller.wake();
  poller.wake();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs).toHaveLength(2);
  runs[1]?.resolve();
  await poller.stop();
  expect(runs).toHaveLength(2);
});

test('stopping waits for the work in progress, and nothing runs afterward', async () => {
  const { runs, work } = createWork();
  const poller = createPoller({ work, seconds: 1000, onError: fail });
  poller.start();
  poller.wake();
  const stopped = poller.stop();
  const isStopped = vi.fn<() => void>();
  void stopped.then(isStopped);
  await Promise.resolve();
  expect(isStopped).not.toHaveBeenCalled();
  runs[0]?.resolve();
  await stopped;
  poller.wake();
  expect(runs).toHaveLength(1);
});

test('a failure is reported, and the work is done again', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const { runs, work } = createWork();
  const poller = createPoller({ work, seconds: 0, onError });
  poller.start();
  runs[0]?.reject(new Error('away'));
  await expect.poll(() => runs).toHaveLength(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('away'));
  const stopped = poller.stop();
  runs[1]?.resolve();
  await stopped;
});
