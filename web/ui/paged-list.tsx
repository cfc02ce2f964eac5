import type { ReactNode } from 'react';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from './button.tsx';
import { LoadFailure } from './feedback/load-failure.tsx';
import { Loading } from './feedback/loading.tsx';

type PagedListProps<Item> = {
  /** What is listed, such as "People". */
  label: string;
  /** Undefined while they load. */
  items: Item[] | undefined;
  query: {
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
    isFetchingNextPage: boolean;
  };
  /** If there's nothing. */
  empty: string;
  failure: string;
  renderItem: (item: Item) => ReactNode;
};

/** A list with a button for more. */
export function PagedList<Item extends { id: number }>({
  label,
  items,
  query: { error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage },
  empty,
  failure,
  renderItem,
}: PagedListProps<Item>) {
  if (error && !items)
    return (
      <LoadFailure busy={isFetching} onRetry={refetch}>
        {getErrorMessage(error, failure)}
      </LoadFailure>
    );
  if (!items) return <Loading />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <output className="text-soft empty:hidden">{items.length === 0 && empty}</output>
      {items.length > 0 && (
        <ul
          aria-label={label}
          className="divide-y divide-line rounded-md border border-line bg-surface"
        >
          {items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4"
            >
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <LoadFailure busy={isFetching} onRetry={fetchNextPage}>
          {getErrorMessage(error, failure)}
        </LoadFailure>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
