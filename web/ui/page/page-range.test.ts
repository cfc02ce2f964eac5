import { describe, expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

describe('pageRange', () => {
  it('lists all pages up to seven', () => {
    expect(pageRange({ page: 0, count: 4 })).toEqual([0, 1, 2, 3]);
    expect(pageRange({ page: 0, count: 7 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(pageRange({ page: 0, count: 8 })).toEqual([0, 1, 2, 'gap', 7]);
  });

  it('leaves gaps between many pages', () => {
    expect(pageRange({ page: 10, count: 40 })).toEqual([0, 'gap', 8, 9, 10, 11, 12, 'gap', 39]);
    expect(pageRange({ page: 0, count: 40 })).toEqual([0, 1, 2, 'gap', 39]);
  });

  it('ends with a gap if there are more pages', () => {
    expect(pageRange({ page: 0, count: 40, hasMore: true })).toEqual([0, 1, 2, 'gap', 39, 'gap']);
  });
});
