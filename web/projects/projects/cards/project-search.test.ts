import { describe, expect, it } from 'vitest';
import {
  changeSearch,
  pageCount,
  pagesOf,
  readSearch,
  searchByName,
  writeSearch,
} from './project-search.ts';

const start = { page: 0, pageSize: 10, searchQuery: '', difficulty: 'all', status: 'all' } as const;

describe('the search in the URL', () => {
  it('starts at the first page with nothing filtered', () => {
    expect(readSearch(new URLSearchParams())).toEqual(start);
    expect(writeSearch(start).toString()).toBe('');
  });

  it('reads a search as it was written', () => {
    const search = {
      page: 3,
      pageSize: 20,
      searchQuery: 'C# & Go',
      difficulty: 'Advanced',
      status: 'In Progress',
    } as const;
    expect(readSearch(writeSearch(search))).toEqual(search);
  });

  it('ignores invalid values', () => {
    expect(readSearch(new URLSearchParams('page=-1&difficulty=Hard&status=done'))).toEqual(start);
    expect(readSearch(new URLSearchParams('page=x')).page).toBe(0);
    expect(readSearch(new URLSearchParams('size=30')).pageSize).toBe(10);
    expect(readSearch(new URLSearchParams('size=50')).pageSize).toBe(50);
  });

  it('goes back to the first page when the search, filters or page size change', () => {
    const search = { ...start, page: 4 };
    expect(changeSearch(search, { searchQuery: 'rust' }).page).toBe(0);
    expect(changeSearch(search, { difficulty: 'Beginner' }).page).toBe(0);
    expect(changeSearch(search, { pageSize: 50 })).toEqual({ ...start, pageSize: 50 });
    expect(changeSearch(search, { page: 5 })).toEqual({ ...start, page: 5 });
  });
});

describe('pages', () => {
  it('rounds the page count up', () => {
    expect(pageCount({ totalItems: 0, pageSize: 10 })).toBe(0);
    expect(pageCount({ totalItems: 20, pageSize: 10 })).toBe(2);
    expect(pageCount({ totalItems: 21, pageSize: 10 })).toBe(3);
  });

  it('offers pages beyond an inexact total until one is not full', () => {
    const at = (page: number) => ({ page, pageSize: 10 as const });
    const found = { totalElements: 1000, totalIsExact: false };
    const full = { ...found, content: Array.from({ length: 10 }) };
    const last = { ...found, content: Array.from({ length: 3 }) };
    expect(pagesOf(full, at(0))).toEqual({ count: 100, hasMore: true });
    expect(pagesOf(full, at(99))).toEqual({ count: 101, hasMore: true });
    expect(pagesOf(full, at(170))).toEqual({ count: 172, hasMore: true });
    expect(pagesOf(last, at(171))).toEqual({ count: 172, hasMore: false });
    expect(pagesOf({ ...full, totalIsExact: true }, at(0))).toEqual({ count: 100, hasMore: false });
  });
});

it('searches by project name without short symbols, which would match technologies', () => {
  expect(searchByName({ name: 'Bells & whistles, 2 %' }).searchQuery).toBe('Bells whistles, 2');
});
