import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type Updater,
} from '@tanstack/react-query';
import { type Arguments, call, type Calls } from './api.ts';

/** A query for what a call answers. */
export const callQuery = <const Name extends readonly unknown[], Key extends keyof Calls>(
  queryKey: Name,
  key: Key,
  ...[options]: Arguments<Key>
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(key, ...([{ ...options, signal }] as Arguments<Key>)),
  });

/**
 * Shows what a change was answered with, or updates what's loaded with it. What is being loaded may be
 * older, so it's canceled, and loaded again.
 */
export async function showReply<Reply>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Reply, Error>,
  reply: NoInfer<Updater<Reply | undefined, Reply | undefined>>,
) {
  const isLoading = client.isFetching({ queryKey, exact: true }) > 0;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Reply>(queryKey, reply);
  if (isLoading) void client.invalidateQueries({ queryKey, exact: true });
}
