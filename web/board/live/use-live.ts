import { useEffect, useEffectEvent, useState } from 'react';
import type { News, Presence } from '#contract/board/live.ts';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import { openStream } from '#web/lib/api/api.ts';
import { keepConnected, type LiveState } from '#web/lib/api/connection.ts';

type Options = {
  projectId: number;
  /** The open ticket, if any. Its updates include the description. */
  ticketId?: number;
  /** The number of the last change shown, or undefined while loading. */
  lastChange: number | undefined;
  onNews: (news: News) => void;
  onNotifications: (state: NotificationState) => void;
  /** Called when the person is signed out or no longer a member. */
  onGone: () => void;
};

/** Live updates of a project: other people's changes, and who else has it open. */
export function useLive({ projectId, ticketId, lastChange, ...on }: Options) {
  const [state, setState] = useState<LiveState>('connecting');
  const [presence, setPresence] = useState<Presence>([]);
  const isReady = lastChange !== undefined;
  const handleNews = useEffectEvent(on.onNews);
  const handleGone = useEffectEvent(on.onGone);
  const handleNotifications = useEffectEvent(on.onNotifications);
  const getLastChange = useEffectEvent(() => lastChange ?? 0);

  useEffect(() => {
    if (!isReady) return undefined;
    return keepConnected({
      open: (signal) =>
        openStream('GET /projects/{projectId}/events', {
          params: { projectId },
          query: { after: getLastChange(), ...(ticketId !== undefined && { ticket: ticketId }) },
          signal,
        }),
      onEvent: (name, data) => {
        if (name === 'news') handleNews(data as News);
        else if (name === 'presence') setPresence(data as Presence);
        else if (name === 'notifications') handleNotifications(data as NotificationState);
        else handleGone();
      },
      onState: (next) => {
        setState(next);
        if (next === 'lost') setPresence([]);
      },
      onRefused: () => handleGone(),
    });
  }, [isReady, projectId, ticketId]);

  return { state, presence };
}
