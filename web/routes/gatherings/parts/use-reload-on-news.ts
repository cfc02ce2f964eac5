import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { stateQuery } from '#web/notifications/notifications/state.ts';

/** Loads something again when a notification arrives, which may be about it. */
export function useReloadOnNews(queryKey: QueryKey) {
  const client = useQueryClient();
  const { data } = useQuery(stateQuery);
  const last = data?.last;
  const reload = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (last !== undefined) reload();
  }, [last]);
}
