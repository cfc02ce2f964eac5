import { cutText } from '#contract/values/text/cut-text.ts';
import { readChoice } from '#web/lib/url-params.ts';
import type { ForumThread } from '#contract/values/forum-card.ts';
import { forumTypes } from '#contract/values/forum-types.ts';

export const typeFilters = ['all', ...forumTypes] as const;

/** What the forum shows. It is in the URL. */
export type ForumSearch = {
  text: string;
  type: (typeof typeFilters)[number];
  /** Only what nobody has replied to, in a real forum. */
  isUnanswered?: boolean;
};

export const readForumSearch = (searchParams: URLSearchParams): ForumSearch => ({
  text: cutText(searchParams.get('search') ?? '', 200),
  type: readChoice(searchParams, { name: 'type', choices: typeFilters }),
  isUnanswered: searchParams.get('unanswered') === 'true',
});

/** The URL parameters of a search; null for a default. */
export const forumSearchParams = ({ text, type, isUnanswered = false }: ForumSearch) => ({
  search: text,
  type: type === 'all' ? null : type,
  unanswered: isUnanswered ? 'true' : null,
});

/** The threads of a type whose title, category or tags contain every word of the search. */
export function findThreads(
  threads: readonly ForumThread[],
  { text, type }: ForumSearch,
): ForumThread[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return threads.filter((thread) => {
    const searchable = [thread.title, thread.category, ...thread.tags].join('\n').toLowerCase();
    const isOfType = type === 'all' || thread.type === type;
    return isOfType && words.every((word) => searchable.includes(word));
  });
}

export type Statistics = { discussions: number; categories: number; latestActivity: Date | null };

/** The number of threads and categories, and the latest activity. */
export const getStatistics = (threads: readonly ForumThread[]): Statistics => ({
  discussions: threads.length,
  categories: new Set(threads.map(({ category }) => category)).size,
  latestActivity: threads
    .map(({ lastActivity }) => lastActivity)
    .reduce<Date | null>((latest, day) => (latest && latest >= day ? latest : day), null),
});

/** What to do about a search that finds nothing. */
export function adviceIfNothing({ text, isUnanswered }: ForumSearch): string {
  if (text.trim() !== '') return 'Try fewer words, or be the first to bring it up.';
  return isUnanswered
    ? 'All of these discussions have replies.'
    : 'Be the first to start one of this type.';
}
