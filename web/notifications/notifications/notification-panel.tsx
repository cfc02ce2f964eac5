import { Popover as Base } from '@base-ui/react/popover';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationList } from './notification-list.tsx';
import { notificationsFailure, notificationsQuery } from './queries.ts';

type NotificationPanelProps = { anchor: HTMLElement; onClose: () => void };

/** The newest notifications, below the bell. Load it lazily. */
export default function NotificationPanel({ anchor, onClose }: NotificationPanelProps) {
  const { data, error, isFetching, refetch } = useInfiniteQuery(notificationsQuery);
  const notifications = data?.pages[0]?.notifications ?? [];
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          sideOffset={6}
          align="end"
          collisionPadding={8}
          anchor={anchor}
          className="z-60 outline-none"
        >
          <Base.Popup
            finalFocus={() => (anchor.isConnected ? anchor : null)}
            className="floating flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1rem))] flex-col outline-none"
          >
            <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
              <Base.Title className="text-lg">Notifications</Base.Title>
              <MarkAllRead />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto p-2" tabIndex={-1}>
              {!data && (
                <NotLoaded
                  query={{ error, refetch }}
                  busy={isFetching}
                  failure={notificationsFailure}
                />
              )}
              {data && notifications.length === 0 && <NoNotifications />}
              <NotificationList heading="h3" notifications={notifications} onOpen={onClose} />
            </div>
            <p className="border-t border-line px-4 py-2 text-center">
              <Link
                to={paths.notifications}
                onClick={onClose}
                className="inline-flex min-h-8 items-center font-semibold text-accent hover:underline pointer-coarse:min-h-10"
              >
                See all notifications
              </Link>
            </p>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
