import { defaultPageSize, difficulties, projectStatuses } from '#contract/vocabulary.ts';
import { paths } from '#web/app/paths.ts';

export const searchDebounce = 500;

export const difficultyFilters = ['all', ...difficulties] as const;
export const statusFilters = ['all', ...projectStatuses] as const;

/** How many projects a page can have; the first is the specification's default (section 9). */
export const pageSizes = [defaultPageSize, 20, 50] as const;

/** What the list of projects shows; the address keeps it. */
export type ProjectSearch = {
  page: number;
  pageSize: (typeof pageSizes)[number];
  searchQuery: string;
  difficulty: (typeof difficultyFilters)[number];
  status: (typeof statusFilters)[number];
};

/** No search text and no filters. */
export const unfiltered = { searchQuery: '', difficulty: 'all', status: 'all' } as const;

const everything: ProjectSearch = { page: 0, pageSize: defaultPageSize, ...unfiltered };

/**
 * The search that finds a project by its name. What is short and no word, such as "&", is left out:
 * the search takes that for a technology.
 */
export const searchByName = ({ name }: { name: string }): ProjectSearch => ({
  ...everything,
  searchQuery: name
    .split(/\s+/)
    .filter((term) => term.length > 2 || /^[\p{L}\p{N}]+$/u.test(term))
    .join(' '),
});

/** Where a project's card stands in the list. */
export const projectCardPath = (project: { id: number; name: string }) =>
  paths.projectCard({ projectId: project.id, searchParams: writeSearch(searchByName(project)) });

export const isUnfiltered = ({ searchQuery, difficulty, status }: ProjectSearch) =>
  searchQuery === '' && difficulty === 'all' && status === 'all';

/** Reads a search from the address; what makes no sense there counts as not said. */
export function readSearch(words: URLSearchParams): ProjectSearch {
  const page = Number(words.get('page') ?? 0);
  const size = Number(words.get('size'));
  return {
    pageSize: pageSizes.find((one) => one === size) ?? defaultPageSize,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
    searchQuery: (words.get('searchQuery') ?? '').slice(0, 200),
    difficulty: difficultyFilters.find((one) => one === words.get('difficulty')) ?? 'all',
    status: statusFilters.find((one) => one === words.get('status')) ?? 'all',
  };
}

/** Writes a search into the address, without what is as it was at the start. */
export function writeSearch({
  page,
  pageSize,
  searchQuery,
  difficulty,
  status,
}: ProjectSearch): URLSearchParams {
  const words = new URLSearchParams();
  if (searchQuery) words.set('searchQuery', searchQuery);
  if (difficulty !== 'all') words.set('difficulty', difficulty);
  if (status !== 'all') words.set('status', status);
  if (pageSize !== defaultPageSize) words.set('size', String(pageSize));
  if (page > 0) words.set('page', String(page));
  return words;
}

/** A search with something changed; whatever changes the list itself starts again at its first page. */
export const changeSearch = (
  search: ProjectSearch,
  change: Partial<ProjectSearch>,
): ProjectSearch => ({
  ...search,
  page: 0,
  ...change,
});

type Found = { content: unknown[]; totalElements: number; totalIsExact: boolean };

/** How many pages to offer. Where not all was counted, there is one more behind each full page. */
export function pagesOf(
  { content, totalElements, totalIsExact }: Found,
  { page, pageSize }: Pick<ProjectSearch, 'page' | 'pageSize'>,
) {
  const counted = pageCount({ totalItems: totalElements, pageSize });
  if (totalIsExact) return { count: counted, goesOn: false };
  const isFull = content.length === pageSize;
  const count = Math.max(counted, page + (isFull ? 2 : 1));
  return { count, goesOn: isFull || page + 1 < count };
}

export const pageCount = ({ totalItems, pageSize }: { totalItems: number; pageSize: number }) =>
  Math.ceil(totalItems / pageSize);
