import { useInfiniteQuery } from '@tanstack/react-query';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
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
      {error && (
        <LoadFailure busy={isFetching} onRetry={data ? fetchNextPage : refetch}>
          {getErrorMessage(error, notificationsFailure)}
        </LoadFailure>
      )}
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
