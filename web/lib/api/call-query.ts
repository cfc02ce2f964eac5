import { queryOptions } from '@tanstack/react-query';
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
