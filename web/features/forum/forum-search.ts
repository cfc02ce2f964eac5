import { readChoice } from '#web/lib/url-params.ts';
import { type ForumThread, forumTypes } from '#web/sample/forum-entity.ts';

export const typeFilters = ['all', ...forumTypes] as const;

/** What the forum shows; it stands in the address. */
export type ForumSearch = { text: string; type: (typeof typeFilters)[number] };

export const readForumSearch = (searchParams: URLSearchParams): ForumSearch => ({
  text: (searchParams.get('search') ?? '').slice(0, 200),
  type: readChoice(searchParams, { name: 'type', choices: typeFilters }),
});

/** The search as words of the address, without what is as it was at the start. */
export const forumSearchParams = ({ text, type }: ForumSearch) => ({
  search: text,
  type: type === 'all' ? null : type,
});

/** The threads of a type that have every word in their title, category or tags. */
export function findThreads(
  threads: readonly ForumThread[],
  { text, type }: ForumSearch,
): ForumThread[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return threads.filter((thread) => {
    const told = [thread.title, thread.category, ...thread.tags].join('\n').toLowerCase();
    const isOfType = type === 'all' || thread.type === type;
    return isOfType && words.every((word) => told.includes(word));
  });
}

/** What some threads come to. */
export const statisticsOf = (threads: readonly ForumThread[]) => ({
  discussions: threads.length,
  categories: new Set(threads.map(({ category }) => category)).size,
  latestActivity: threads
    .map(({ lastActivity }) => lastActivity)
    .reduce<Date | null>((latest, day) => (latest && latest >= day ? latest : day), null),
});
