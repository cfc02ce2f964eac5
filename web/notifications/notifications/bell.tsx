import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { NotificationState } from '#contract/notifications/notifications.ts';
import { openStream } from '#web/lib/api/api.ts';
import { useHasBoardStream } from '#web/lib/api/board-stream.ts';
import { keepConnected } from '#web/lib/api/connection.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { receiveState, stateQuery } from './state.ts';
import { useReportTimeZone } from './use-report-time-zone.ts';

const loadPanel = () => import('./notification-panel.tsx');
const NotificationPanel = lazy(loadPanel);

/** The button in the header that shows how many notifications are unread, and opens the newest. */
export default function Bell({ userId }: { userId: number }) {
  const { data } = useQuery(stateQuery);
  const unread = data?.unread ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useNotificationStream();
  useReportTimeZone(userId);
  const count = formatCount(unread, 'unread notification');
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={
          unread > 0
            ? `Notifications, ${unread > 9 ? 'more than 9' : unread} unread`
            : 'Notifications'
        }
        title="Notifications"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        // The panel is a separate chunk, loaded when someone is about to open it.
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setAnchor(button.current)}
        className={`${buttonClasses({ variant: 'quiet' })} relative aspect-square px-0!`}
      >
        <BellIcon aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5 font-semibold text-on-accent tabular-nums"
          >
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {useGrew(unread) && count}
      </span>
      <Suspense>
        {anchor && <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}

/** Whether the number last changed by growing, once it was known. */
function useGrew(unread: number): boolean {
  const [known, setKnown] = useState({ unread, grew: false });
  if (known.unread !== unread) setKnown({ unread, grew: unread > known.unread });
  return known.grew;
}

/** Hears of new notifications, unless a board's stream does. */
function useNotificationStream() {
  const client = useQueryClient();
  const hasBoardStream = useHasBoardStream();
  useEffect(() => {
    if (hasBoardStream) return undefined;
    return keepConnected({
      open: (signal) => openStream('GET /notifications/events', { query: {}, signal }),
      onEvent: (name, data) => {
        if (name === 'notifications') receiveState(client, data as NotificationState);
      },
      onState: () => {},
      onRefused: () => {},
    });
  }, [client, hasBoardStream]);
}
