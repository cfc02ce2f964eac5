import { useRef, useState } from 'react';
import type { ForumThread } from '#web/site/sample/forum/forum-entity.ts';
import { Button } from '#web/ui/button.tsx';
import { ThreadCard } from './thread-card.tsx';

const pageSize = 10;

/** The found discussions, ten at a time. */
export function ThreadList({ threads }: { threads: readonly ForumThread[] }) {
  const [limit, setLimit] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const shown = threads.slice(0, limit);
  const rest = threads.length - shown.length;
  const showMore = () => {
    setLimit(limit + pageSize);
    // Moves the focus to the first new discussion, since the button may disappear.
    requestAnimationFrame(() =>
      list.current?.children[limit]?.querySelector('article')?.focus({ preventScroll: true }),
    );
  };
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3">
        {shown.map((thread) => (
          <li key={thread.id}>
            <ThreadCard thread={thread} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="mt-4 w-full" onClick={showMore}>
          Show {Math.min(rest, pageSize)} more of {threads.length}
        </Button>
      )}
    </>
  );
}
