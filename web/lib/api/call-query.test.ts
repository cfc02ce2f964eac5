import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showReply } from './call-query.ts';

/** A list that is loaded again, from before a change. */
function loadAgain() {
  const client = new QueryClient();
  const older = Promise.withResolvers<string[]>();
  const { queryKey, ...query } = queryOptions({
    queryKey: ['scores'],
    queryFn: () => older.promise,
  });
  client.setQueryData(queryKey, ['4']);
  const loaded = client.fetchQuery({ queryKey, ...query }).catch(() => {});
  const finish = async () => {
    older.resolve(['4']);
    await loaded;
    return client.getQueryData(queryKey);
  };
  return { client, queryKey, finish };
}

test('a reply stays when something older arrives after it', async () => {
  const { client, queryKey, finish } = loadAgain();
  await showReply(client, queryKey, ['4', '5']);
  expect(await finish()).toEqual(['4', '5']);
});

test('a reply with a part of what is shown changes only that, and stays, too', async () => {
  const { client, queryKey, finish } = loadAgain();
  await showReply(client, queryKey, (known) => known && [...known, '5']);
  expect(await finish()).toEqual(['4', '5']);
});
