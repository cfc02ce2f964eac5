import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stateQuery } from '#web/features/notifications/state.ts';

/**
 * Calls back when the person is told something new, also if that may have been while the page loaded.
 */
export function useNews(onNews: () => void) {
  const { data } = useQuery(stateQuery);
  const last = data?.last;
  const known = useRef(last);
  const report = useEffectEvent(onNews);
  useEffect(() => {
    if (known.current !== last) report();
    known.current = last;
  }, [last]);
}
