import { describe, expect, it } from 'vitest';
import { withParams } from '#web/lib/url-params.ts';
import { listCompanyIdeas } from '#web/site/sample/company-ideas.ts';
import { listLearningResources } from '#web/site/sample/learning-resources.ts';
import {
  filterResources,
  readResourceFilter,
  readResourceOrder,
  resourceFilterParams,
  sortIdeas,
  sortResources,
} from './resource-search.ts';

const today = new Date(2030, 0, 15);
const resources = listLearningResources(today);
const ideas = listCompanyIdeas(today);
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('learning resources', () => {
  it('sorts by rating, date or feedback, in descending order', () => {
    expect(ids(sortResources(resources, 'rating')).slice(0, 3)).toEqual([8, 1, 2]);
    expect(ids(sortResources(resources, 'date')).slice(0, 3)).toEqual([4, 7, 1]);
    expect(ids(sortResources(resources, 'feedback')).slice(0, 3)).toEqual([8, 1, 7]);
    expect(ids(resources)[0]).toBe(1);
  });

  it('filters by type, by level, and by both', () => {
    expect(ids(filterResources(resources, { type: 'video', level: 'all' }))).toEqual([7, 8, 9]);
    expect(ids(filterResources(resources, { type: 'all', level: 'Advanced' }))).toEqual([3, 6, 9]);
    expect(ids(filterResources(resources, { type: 'video', level: 'Advanced' }))).toEqual([9]);
    expect(filterResources(resources, { type: 'workshop', level: 'Advanced' })).toEqual([]);
    expect(filterResources(resources, { type: 'all', level: 'all' })).toEqual(resources);
  });

  it('reads the filter it wrote from the URL, and ignores unknown values', () => {
    const filter = { type: 'course', level: 'Beginner' } as const;
    const searchParams = withParams(new URLSearchParams(), resourceFilterParams(filter));
    expect(readResourceFilter(searchParams)).toEqual(filter);
    expect(readResourceFilter(new URLSearchParams('resourceType=song&resourceLevel=9'))).toEqual({
      type: 'all',
      level: 'all',
    });
    expect(readResourceOrder(new URLSearchParams('sort=feedback'))).toBe('feedback');
    expect(readResourceOrder(new URLSearchParams('sort=luck'))).toBe('rating');
  });
});

it('sorts company ideas by positive feedback, date or comments', () => {
  expect(ids(sortIdeas(ideas, 'rating')).slice(0, 3)).toEqual([3, 6, 4]);
  expect(ids(sortIdeas(ideas, 'date')).slice(0, 3)).toEqual([3, 1, 5]);
  expect(ids(sortIdeas(ideas, 'feedback')).slice(0, 3)).toEqual([3, 5, 6]);
});
