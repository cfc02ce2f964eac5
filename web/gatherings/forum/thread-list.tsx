import { useRef, useState } from 'react';
import type { ForumThread } from '#contract/gatherings/forum-card.ts';
import { Button } from '#web/ui/button.tsx';
import { ThreadCard } from './thread-card.tsx';

const pageSize = 10;

type ThreadListProps = {
  threads: readonly ForumThread[];
  /** Loads more, if there are more than these. Resolves once they're here. */
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
  const showMore = async () => {
    const before = shown.length;
    if (rest > 0) setLimit(limit + pageSize);
    else await loadMore?.();
    // Moves the focus to the first new discussion, since the button may disappear.
    requestAnimationFrame(() =>
      list.current?.children[before]?.querySelector('article')?.focus({ preventScroll: true }),
    );
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
        <Button className="mt-4 w-full" busy={isLoadingMore} onClick={() => void showMore()}>
          {rest > 0
            ? `Show ${Math.min(rest, pageSize)} more of ${threads.length}`
            : 'Show more discussions'}
        </Button>
      )}
    </>
  );
}
