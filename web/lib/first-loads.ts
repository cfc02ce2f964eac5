import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Loads a query again if it was invalidated during its first load, whose answer may be older than
 * the change. `invalidateQueries` by itself only restarts a query that already has data.
 */
export function reloadOutdatedFirstLoads(client: QueryClient): void {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate') {
      const { data, fetchStatus } = query.state;
      if (data === undefined && fetchStatus !== 'idle') outdated.add(query);
    } else if (action.type === 'fetch' || action.type === 'error') {
      outdated.delete(query);
    } else if (action.type === 'success' && !action.manual && outdated.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}
