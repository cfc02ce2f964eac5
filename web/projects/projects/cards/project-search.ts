import { cutText } from '#contract/values/text/cut-text.ts';
import { defaultPageSize, difficulties, projectStatuses } from '#contract/values/vocabulary.ts';
import { paths } from '#web/lib/paths.ts';

export const searchDebounce = 500;

export const difficultyFilters = ['all', ...difficulties] as const;
export const statusFilters = ['all', ...projectStatuses] as const;

/** The first is the default (Specification, section 9). */
export const pageSizes = [defaultPageSize, 20, 50] as const;

/** What the project list shows. The URL keeps it. */
export type ProjectSearch = {
  page: number;
  pageSize: (typeof pageSizes)[number];
  searchQuery: string;
  difficulty: (typeof difficultyFilters)[number];
  status: (typeof statusFilters)[number];
};

/** No search text and no filters. */
export const unfiltered = { searchQuery: '', difficulty: 'all', status: 'all' } as const;

const defaultSearch: ProjectSearch = { page: 0, pageSize: defaultPageSize, ...unfiltered };

/**
 * A search for a project by name. Leaves out short symbols such as "&", which the search treats as
 * technologies.
 */
export const searchByName = ({ name }: { name: string }): ProjectSearch => ({
  ...defaultSearch,
  searchQuery: name
    .split(/\s+/)
    .filter((term) => term.length > 2 || /^[\p{L}\p{N}]+$/u.test(term))
    .join(' '),
});

/** The path to a project's card in the list. */
export const projectCardPath = (project: { id: number; name: string }) =>
  paths.projectCard({ projectId: project.id, searchParams: writeSearch(searchByName(project)) });

export const isUnfiltered = ({ searchQuery, difficulty, status }: ProjectSearch) =>
  searchQuery === '' && difficulty === 'all' && status === 'all';

/** Reads a search from the URL. Invalid values fall back to the defaults. */
export function readSearch(searchParams: URLSearchParams): ProjectSearch {
  const page = Number(searchParams.get('page') ?? 0);
  const size = Number(searchParams.get('size'));
  return {
    pageSize: pageSizes.find((one) => one === size) ?? defaultPageSize,
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0,
    searchQuery: cutText(searchParams.get('searchQuery') ?? '', 200),
    difficulty: difficultyFilters.find((one) => one === searchParams.get('difficulty')) ?? 'all',
    status: statusFilters.find((one) => one === searchParams.get('status')) ?? 'all',
  };
}

/** Writes a search to the URL, leaving out default values. */
export function writeSearch({
  page,
  pageSize,
  searchQuery,
  difficulty,
  status,
}: ProjectSearch): URLSearchParams {
  const searchParams = new URLSearchParams();
  if (searchQuery) searchParams.set('searchQuery', searchQuery);
  if (difficulty !== 'all') searchParams.set('difficulty', difficulty);
  if (status !== 'all') searchParams.set('status', status);
  if (pageSize !== defaultPageSize) searchParams.set('size', String(pageSize));
  if (page > 0) searchParams.set('page', String(page));
  return searchParams;
}

/** Changes a search. Goes back to the first page unless the change sets one. */
export const changeSearch = (
  search: ProjectSearch,
  change: Partial<ProjectSearch>,
): ProjectSearch => ({
  ...search,
  page: 0,
  ...change,
});

type Found = { content: unknown[]; totalElements: number; totalIsExact: boolean };

/** How many pages to offer. If the total isn't exact, each full page offers one more. */
export function pagesOf(
  { content, totalElements, totalIsExact }: Found,
  { page, pageSize }: Pick<ProjectSearch, 'page' | 'pageSize'>,
) {
  const counted = pageCount({ totalItems: totalElements, pageSize });
  if (totalIsExact) return { count: counted, hasMore: false };
  const isFull = content.length === pageSize;
  const count = Math.max(counted, page + (isFull ? 2 : 1));
  return { count, hasMore: isFull || page + 1 < count };
}

export const pageCount = ({ totalItems, pageSize }: { totalItems: number; pageSize: number }) =>
  Math.ceil(totalItems / pageSize);
