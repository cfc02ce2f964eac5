import { useRef, useState } from 'react';
import { useUrlState } from '#web/lib/url-params.ts';
import { getForum } from '#web/site/sample/forum/forum.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ConversationScene } from '#web/ui/scenes/conversation.tsx';
import { CategoryList } from './category-list.tsx';
import { findThreads, forumSearchParams, readForumSearch } from './forum-search.ts';
import { ForumStatistics } from './forum-statistics.tsx';
import { SearchForum } from './search-forum.tsx';
import { ThreadList } from './thread-list.tsx';

/** The forum: search, statistics, discussions and categories. */
export function Forum() {
  const [{ threads, categories }] = useState(() => getForum(new Date()));
  const box = useRef<HTMLInputElement>(null);
  const [search, change] = useUrlState({ read: readForumSearch, write: forumSearchParams });
  const found = findThreads(threads, search);
  const reset = () => {
    change({ text: '', type: 'all' });
    box.current?.focus();
  };
  return (
    <>
      <SearchForum search={search} onChange={change} boxRef={box} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <ForumStatistics found={found} all={threads} />
        </div>
        <section
          aria-labelledby="forum-discussions"
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="forum-discussions" className="sr-only">
            Discussions
          </h2>
          {found.length > 0 ? (
            <ThreadList key={`${search.type} ${search.text}`} threads={found} />
          ) : (
            <EmptyState
              scene={<ConversationScene />}
              title="No discussions found matching your search."
              action={<Button onClick={reset}>Clear search and type</Button>}
            >
              Try fewer words, or be the first to bring it up.
            </EmptyState>
          )}
        </section>
        <div className="lg:col-start-2 lg:row-start-2">
          <CategoryList categories={categories} searched={search.text} />
        </div>
      </div>
    </>
  );
}
