import { useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useUrlState } from '#web/lib/url-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ConversationScene } from '#web/ui/scenes/conversation.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { CategoryList } from './category-list.tsx';
import { adviceIfNothing, forumSearchParams, readForumSearch } from './forum-search.ts';
import { ForumStatistics } from './forum-statistics.tsx';
import { SearchForum } from './search-forum.tsx';
import type { ForumSource } from './source.ts';
import { ThreadList } from './thread-list.tsx';

/** The forum: search, statistics, discussions and categories. */
export function Forum({ source }: { source: ForumSource }) {
  const box = useRef<HTMLInputElement>(null);
  const [search, change] = useUrlState({ read: readForumSearch, write: forumSearchParams });
  const query = useInfiniteQuery(source.find(search));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  const { categories = [], found, all } = data?.pages[0] ?? {};
  const isSearch = search.text !== '' || search.type !== 'all' || search.isUnanswered === true;
  const reset = () => {
    change({ text: '', type: 'all', isUnanswered: false });
    box.current?.focus();
  };
  return (
    <>
      <SearchForum
        search={search}
        onChange={change}
        boxRef={box}
        offersUnanswered={source.offersUnanswered === true}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        {all && (
          <div className="lg:col-start-2 lg:row-start-1">
            <ForumStatistics found={found} all={all} />
          </div>
        )}
        <section
          aria-labelledby="forum-discussions"
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="forum-discussions" className="sr-only">
            Discussions
          </h2>
          {!data && <NotLoaded query={{ error, refetch }} what="discussions" />}
          {threads.length > 0 && (
            <ThreadList
              key={JSON.stringify(search)}
              threads={threads}
              loadMore={hasNextPage ? () => fetchNextPage() : undefined}
              isLoadingMore={isFetchingNextPage}
              hrefOf={source.hrefOf}
              onJoin={source.onJoin}
            />
          )}
          {data &&
            threads.length === 0 &&
            ((!isSearch && source.empty) || (
              <EmptyState
                scene={<ConversationScene />}
                title="No discussions found matching your search."
                action={<Button onClick={reset}>Clear search and type</Button>}
              >
                {adviceIfNothing(search)}
              </EmptyState>
            ))}
        </section>
        {categories.length > 0 && (
          <div className="lg:col-start-2 lg:row-start-2">
            <CategoryList
              categories={categories}
              searched={search.text}
              actionOf={source.actionOf}
            />
          </div>
        )}
      </div>
    </>
  );
}
