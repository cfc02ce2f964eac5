import { useEffect, useEffectEvent, useState } from 'react';
import type { News, Presence } from '#contract/live.ts';
import { openStream } from '#web/lib/api.ts';
import { keepConnected, type LiveState } from './connection.ts';

type Options = {
  projectId: number;
  /** The ticket of it that is open; with it comes its description. */
  ticketId?: number;
  /** The number of the last change that is shown; undefined until something is. */
  lastChange: number | undefined;
  onNews: (news: News) => void;
  /** One is no member any more, or not signed in. */
  onGone: () => void;
};

/** What others do in a project while it is looked at, and who else looks. */
export function useLive({ projectId, ticketId, lastChange, onNews, onGone }: Options) {
  const [state, setState] = useState<LiveState>('connecting');
  const [presence, setPresence] = useState<Presence>([]);
  const isReady = lastChange !== undefined;
  const hearNews = useEffectEvent(onNews);
  const hearGone = useEffectEvent(onGone);
  const afterNow = useEffectEvent(() => lastChange ?? 0);

  useEffect(() => {
    if (!isReady) return undefined;
    return keepConnected({
      open: (signal) =>
        openStream('GET /projects/{projectId}/events', {
          params: { projectId },
          query: { after: afterNow(), ...(ticketId !== undefined && { ticket: ticketId }) },
          signal,
        }),
      onEvent: (name, data) => {
        if (name === 'news') hearNews(data as News);
        else if (name === 'presence') setPresence(data as Presence);
        else hearGone();
      },
      onState: (next) => {
        setState(next);
        if (next === 'lost') setPresence([]);
      },
      onRefused: () => hearGone(),
    });
  }, [isReady, projectId, ticketId]);

  return { state, presence };
}
