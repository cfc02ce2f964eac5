import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { reloadOutdatedFirstLoads } from './first-loads.ts';

const queryKey = ['project'];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  reloadOutdatedFirstLoads(client);
  return () => client.clear();
});

/** Shows a query; each of its loads answers when told to. */
function watch() {
  const loads: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => loads.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => {});
  return { loads, get: () => client.getQueryData(queryKey) };
}

test('a change during the first load loads again', async () => {
  const { loads, get } = watch();
  void client.invalidateQueries({ queryKey });
  loads[0]?.('before the change');
  await expect.poll(() => loads).toHaveLength(2);
  loads[1]?.('after the change');
  await expect.poll(get).toBe('after the change');
});

test('without a change, the first load is enough', async () => {
  const { loads, get } = watch();
  loads[0]?.('first');
  await expect.poll(get).toBe('first');
  expect(loads).toHaveLength(1);
});
