import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stateQuery } from '#web/features/notifications/state.ts';

/**
 * Calls back when the person is told something new, and at first if something is unread: the page may have
 * loaded just before they were told.
 */
export function useNews(onNews: () => void) {
  const { data } = useQuery(stateQuery);
  const { last, unread = 0 } = data ?? {};
  const known = useRef(last);
  const report = useEffectEvent(onNews);
  useEffect(() => {
    const mayBeNew = known.current !== undefined || unread > 0;
    if (known.current !== last && mayBeNew) report();
    known.current = last;
  }, [last, unread]);
}
