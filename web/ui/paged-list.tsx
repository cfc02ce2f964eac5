import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { NotLoaded, QueryFailure } from './feedback/not-loaded.tsx';

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
  if (!items) return <NotLoaded query={{ error, refetch }} busy={isFetching} failure={failure} />;
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
      <QueryFailure query={{ error, refetch: fetchNextPage }} busy={isFetching} failure={failure} />
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
