import { useEffect, useRef } from 'react';
import { call } from '#web/lib/api/api.ts';

type Seen = {
  projectId: number;
  lastChange: number | undefined;
  /** Whether the person has just left the team, and can't mark anything. */
  hasLeft: () => boolean;
};

/**
 * Tells the server up to which change a member has seen the board: when it has loaded, and when they
 * leave or hide the page. If that fails, Home shows some news twice.
 */
export function useMarkSeen({ projectId, lastChange, hasLeft }: Seen) {
  const left = useRef(hasLeft);
  const latest = useRef(0);
  const sent = useRef(0);
  const hasLoaded = lastChange !== undefined;
  useEffect(() => {
    latest.current = lastChange ?? 0;
    left.current = hasLeft;
  }, [lastChange, hasLeft]);
  useEffect(() => {
    if (!hasLoaded) return undefined;
    const send = () => {
      const number = latest.current;
      if (number <= sent.current || !navigator.onLine || left.current()) return;
      sent.current = number;
      void call('PUT /projects/{projectId}/changes/seen', {
        params: { projectId },
        body: { number },
      }).catch(() => {});
    };
    const sendIfHidden = () => {
      if (document.hidden) send();
    };
    send();
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendIfHidden);
      send();
    };
  }, [hasLoaded, projectId]);
}
