import { describe, expect, it } from 'vitest';
import {
  findThreads,
  forumSearchParams,
  readForumSearch,
  statisticsOf,
} from '#web/features/forum/forum-search.ts';
import { withParams } from '#web/lib/url-params.ts';
import { getForum } from '#web/sample/forum.ts';

const { threads, categories } = getForum(new Date(2030, 0, 15));
const find = (text: string, type: Parameters<typeof findThreads>[1]['type'] = 'all') =>
  findThreads(threads, { text, type });

describe('the search of the forum', () => {
  it('comes back from the address as it was written; nonsense counts as not said', () => {
    const search = { text: 'C# & Go', type: 'Support' } as const;
    expect(readForumSearch(withParams(new URLSearchParams(), forumSearchParams(search)))).toEqual(
      search,
    );
    expect(readForumSearch(new URLSearchParams('type=Nonsense'))).toEqual({
      text: '',
      type: 'all',
    });
    expect(forumSearchParams({ text: '', type: 'all' })).toEqual({ search: '', type: null });
  });

  it('looks into title, category and tags, and at no capitals', () => {
    expect(find('SAUNA turns').map(({ id }) => id)).toEqual([12]);
    expect(find('idea bench')).toHaveLength(5);
    expect(find('postgresql').map(({ id }) => id)).toEqual([1, 7]);
  });

  it('wants every word, and not the name of the author', () => {
    expect(find('git habits').map(({ id }) => id)).toEqual([3]);
    expect(find('git sauna')).toEqual([]);
    expect(find('Lundell')).toEqual([]);
  });

  it('shows a category, all of it and nothing else, by its name', () => {
    for (const { name, threadCount } of categories) {
      const found = find(name);
      expect(found).toHaveLength(threadCount);
      expect(new Set(found.map(({ category }) => category))).toEqual(new Set([name]));
    }
  });

  it('keeps to a type', () => {
    const ecosystem = find('', 'Ecosystem');
    expect(ecosystem).toHaveLength(5);
    expect(new Set(ecosystem.map(({ type }) => type))).toEqual(new Set(['Ecosystem']));
    expect(find('looking for people', 'Ecosystem').map(({ id }) => id)).toEqual([30]);
  });
});

describe('statistics', () => {
  it('tell of the threads they are given', () => {
    expect(statisticsOf(threads)).toEqual({
      discussions: 30,
      categories: 6,
      latestActivity: new Date(2030, 0, 15),
    });
    expect(statisticsOf(find('looking for people'))).toEqual({
      discussions: 3,
      categories: 2,
      latestActivity: new Date(2030, 0, 15),
    });
    expect(statisticsOf(find('looking for people', 'Ecosystem')).latestActivity).toEqual(
      new Date(2030, 0, 1),
    );
  });

  it('of nothing are nothing', () => {
    expect(statisticsOf([])).toEqual({ discussions: 0, categories: 0, latestActivity: null });
  });
});
