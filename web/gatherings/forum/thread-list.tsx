import { useLayoutEffect, useRef, useState } from 'react';
import type { ForumThread } from '#contract/values/forum-card.ts';
import { Button } from '#web/ui/button.tsx';
import { ThreadCard } from './thread-card.tsx';

const pageSize = 10;

type ThreadListProps = {
  threads: readonly ForumThread[];
  /** Loads more, if there are more than these. */
  loadMore?: (() => Promise<unknown>) | undefined;
  isLoadingMore?: boolean;
  hrefOf?: ((thread: ForumThread) => string) | undefined;
  onJoin?: (() => void) | undefined;
};

/** The found discussions, as far as they're loaded, or ten at a time if all are. */
export function ThreadList({ threads, loadMore, isLoadingMore, hrefOf, onJoin }: ThreadListProps) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  // What is loaded page by page is shown at once.
  const shown = hrefOf ? threads : threads.slice(0, limit);
  const rest = threads.length - shown.length;
  /** Where the first new discussion will be, which gets the focus, since the button may disappear. */
  const awaited = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = awaited.current;
    if (first === undefined || shown.length <= first) return;
    awaited.current = undefined;
    list.current?.children[first]?.querySelector('article')?.focus({ preventScroll: true });
  }, [shown.length]);
  const showMore = () => {
    awaited.current = shown.length;
    if (rest > 0) setLimit(limit + pageSize);
    else void loadMore?.();
  };
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3">
        {shown.map((thread) => (
          <li key={thread.id}>
            <ThreadCard thread={thread} href={hrefOf?.(thread)} onJoin={onJoin} />
          </li>
        ))}
      </ul>
      {(rest > 0 || loadMore) && (
        <Button className="mt-4 w-full" busy={isLoadingMore} onClick={showMore}>
          {rest > 0
            ? `Show ${Math.min(rest, pageSize)} more of ${threads.length}`
            : 'Show more discussions'}
        </Button>
      )}
    </>
  );
}
