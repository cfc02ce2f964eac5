import type { InfiniteData, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ForumCategory, ForumThread } from '#contract/values/forum-card.ts';
import type { ForumSearch, Statistics } from './forum-search.ts';

/** A page of what a search finds. */
export type FoundThreads = {
  threads: readonly ForumThread[];
  hasMore: boolean;
  categories: readonly ForumCategory[];
  /** Of what was found, if that's known. */
  found?: Statistics;
  /** Of all; undefined while there's too little to count. */
  all: Statistics | undefined;
};

/** Where the forum's discussions come from, and where they lead. */
export type ForumSource = {
  find: (
    search: ForumSearch,
  ) => UseInfiniteQueryOptions<
    FoundThreads,
    Error,
    InfiniteData<FoundThreads, number>,
    string[],
    number
  >;
  /** What to know about them, if they aren't real. */
  note?: ReactNode;
  start: ReactNode;
  /** Shown in place of an empty list, if nothing was searched for. */
  empty?: ReactNode;
  /** Whether one can look for what nobody has replied to. */
  offersUnanswered?: boolean;
  hrefOf?: (thread: ForumThread) => string;
  /** What the reader can do about a category. */
  actionOf?: (category: ForumCategory) => ReactNode;
  onJoin?: () => void;
};
