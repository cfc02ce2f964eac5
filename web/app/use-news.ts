import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stateQuery } from '#web/features/notifications/state.ts';

/** Calls back when the person is told something new; `orBefore`: and if they may have been before. */
export function useNews(onNews: () => void, { orBefore = false } = {}) {
  const { data } = useQuery(stateQuery);
  const { last, unread = 0 } = data ?? {};
  const known = useRef(last);
  const report = useEffectEvent(onNews);
  useEffect(() => {
    const mayBeNew = known.current !== undefined || (orBefore && unread > 0);
    if (known.current !== last && mayBeNew) report();
    known.current = last;
  }, [last, unread, orBefore]);
}
