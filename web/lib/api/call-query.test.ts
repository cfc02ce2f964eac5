import { setImmediate } from 'node:timers/promises';
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { showReply } from './call-query.ts';

/** Loads scores from before a change; the next load has another judge's, too. */
function startLoading() {
  const client = new QueryClient();
  const [older, newer] = [Promise.withResolvers<number[]>(), Promise.withResolvers<number[]>()];
  const loads = [older.promise, newer.promise];
  const query = queryOptions({ queryKey: ['scores'], queryFn: async () => loads.shift()! });
  client.setQueryData(query.queryKey, [4]);
  const read = () => client.getQueryData(query.queryKey);
  const answerOlder = async () => {
    older.resolve([4]);
    await setImmediate();
    return read();
  };
  const answerNewer = () => newer.resolve([4, 5, 3]);
  return { client, query, read, answerOlder, answerNewer };
}

test('a reply stays when something older arrives after it', async () => {
  const { client, query, answerOlder } = startLoading();
  void client.prefetchQuery(query);
  await showReply(client, query.queryKey, [4, 5]);
  expect(await answerOlder()).toEqual([4, 5]);
});

test('a reply can change a part of what is shown; the rest is loaded again', async () => {
  const { client, query, read, answerOlder, answerNewer } = startLoading();
  onTestFinished(new QueryObserver(client, query).subscribe(() => {}));
  await showReply(client, query.queryKey, (known) => known && [...known, 5]);
  expect(await answerOlder()).toEqual([4, 5]);
  answerNewer();
  await expect.poll(read).toEqual([4, 5, 3]);
});
