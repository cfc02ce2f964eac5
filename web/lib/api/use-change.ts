import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation. Once it has ended, also with an error, the queries that depend on it are loaded again: it's
 * pending until the first of them are there, and the others load meanwhile.
 */
export function useChange<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  awaited: InvalidateQueryFilters,
  ...others: readonly InvalidateQueryFilters[]
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const other of others) void client.invalidateQueries(other);
      return client.invalidateQueries(awaited);
    },
  });
}
