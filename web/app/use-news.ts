import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stateQuery } from '#web/notifications/notifications/state.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';

/** Calls back when the person is told something new; `orBefore`: and if they were while the page loaded. */
export function useNews(onNews: () => void, { orBefore = false } = {}) {
  const { data } = useQuery(stateQuery);
  const { last, lastAt = null, unread = 0 } = data ?? {};
  const known = useRef(last);
  const report = useEffectEvent(onNews);
  useEffect(() => {
    const mayBeNew = known.current !== undefined || (orBefore && unread > 0 && isSinceLoad(lastAt));
    if (known.current !== last && mayBeNew) report();
    known.current = last;
  }, [last, lastAt, unread, orBefore]);
}

/** Also true for up to a second before, because the server's clock is known to the second. */
const isSinceLoad = (at: string | null) =>
  at !== null && Date.parse(at) > serverNow() - performance.now();
