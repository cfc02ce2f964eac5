import { useRef, useState } from 'react';
import { ThreadCard } from '#web/features/forum/thread-card.tsx';
import type { ForumThread } from '#web/sample/forum-entity.ts';
import { Button } from '#web/ui/button.tsx';

const atOnce = 10;

/** The discussions that were found: the first ten, and more on demand. */
export function ThreadList({ threads }: { threads: readonly ForumThread[] }) {
  const [most, setMost] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const shown = threads.slice(0, most);
  const rest = threads.length - shown.length;
  const showMore = () => {
    setMost(most + atOnce);
    // The button may go; whoever pressed it reads on at the first of the new ones.
    requestAnimationFrame(() =>
      list.current?.children[most]?.querySelector('article')?.focus({ preventScroll: true }),
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
          Show {Math.min(rest, atOnce)} more of {threads.length}
        </Button>
      )}
    </>
  );
}
