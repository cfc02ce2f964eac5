import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationList } from './notification-list.tsx';
import { notificationsFailure, notificationsQuery } from './queries.ts';

/** All notifications, 30 at a time. */
export function Notifications() {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } =
    useInfiniteQuery(notificationsQuery);
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];
  if (isPending) return <Loading />;
  return (
    <>
      <QueryFailure
        query={{ error, refetch: data ? fetchNextPage : refetch }}
        busy={isFetching}
        failure={notificationsFailure}
      />
      {data && notifications.length === 0 && <NoNotifications />}
      <div className="rounded-lg border border-line bg-surface px-1 py-4 empty:hidden">
        {notifications.length > 0 && (
          <NotificationList heading="h2" notifications={notifications} />
        )}
      </div>
      {hasNextPage && !error && (
        <Button
          busy={isFetching}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {isFetching ? 'Loading...' : 'Show older'}
        </Button>
      )}
    </>
  );
}
