import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import { reloadHackathon } from '#web/hackathons/hackathons/queries.ts';
import { receiveState } from '#web/notifications/notifications/state.ts';
import { openStream } from '#web/lib/api/api.ts';
import { holdBoardStream } from '#web/lib/api/board-stream.ts';
import { keepConnected } from '#web/lib/api/connection.ts';

/**
 * Reloads what is shown of a hackathon when its people or teams change. Its stream has the
 * notifications too, so the bell doesn't need one of its own.
 */
export function useHackathonNews(slug: string, isOn: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return undefined;
    const release = holdBoardStream();
    // What happened while there was no stream isn't sent again.
    let wasLost = false;
    const close = keepConnected({
      open: (signal) =>
        openStream('GET /notifications/events', { query: { hackathon: slug }, signal }),
      onEvent: (name, data) => {
        if (name === 'notifications') receiveState(client, data as NotificationState);
        else if (name === 'hackathon') void reloadHackathon(client, slug);
      },
      onState: (state) => {
        if (state === 'live' && wasLost) void reloadHackathon(client, slug);
        wasLost = state === 'lost';
      },
      onRefused: () => {},
    });
    return () => {
      close();
      release();
    };
  }, [client, slug, isOn]);
}
