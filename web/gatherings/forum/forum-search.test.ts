import { describe, expect, it } from 'vitest';
import { withParams } from '#web/lib/url-params.ts';
import { getForum } from '#web/site/sample/forum/forum.ts';
import {
  adviceIfNothing,
  findThreads,
  forumSearchParams,
  getStatistics,
  readForumSearch,
} from './forum-search.ts';

const { threads, categories } = getForum(new Date(2030, 0, 15));
const find = (text: string, type: Parameters<typeof findThreads>[1]['type'] = 'all') =>
  findThreads(threads, { text, type });

describe('forum search', () => {
  it('reads the search it wrote from the URL, and ignores unknown values', () => {
    const search = { text: 'C# & Go', type: 'Support', isUnanswered: true } as const;
    expect(readForumSearch(withParams(new URLSearchParams(), forumSearchParams(search)))).toEqual(
      search,
    );
    expect(readForumSearch(new URLSearchParams('type=Nonsense'))).toEqual({
      text: '',
      type: 'all',
      isUnanswered: false,
    });
    expect(forumSearchParams({ text: '', type: 'all' })).toEqual({
      search: '',
      type: null,
      unanswered: null,
    });
  });

  it('searches title, category and tags, ignoring case', () => {
    expect(find('SAUNA bookings').map(({ id }) => id)).toEqual([12]);
    expect(find('idea bench')).toHaveLength(5);
    expect(find('postgresql').map(({ id }) => id)).toEqual([1, 7]);
  });

  it('requires every word, and does not search author names', () => {
    expect(find('git habits').map(({ id }) => id)).toEqual([3]);
    expect(find('git sauna')).toEqual([]);
    expect(find('Lundell')).toEqual([]);
  });

  it('finds exactly the threads of a category by its name', () => {
    for (const { name, threadCount } of categories) {
      const found = find(name);
      expect(found).toHaveLength(threadCount);
      expect(new Set(found.map(({ category }) => category))).toEqual(new Set([name]));
    }
  });

  it('filters by type', () => {
    const ecosystem = find('', 'Ecosystem');
    expect(ecosystem).toHaveLength(5);
    expect(new Set(ecosystem.map(({ type }) => type))).toEqual(new Set(['Ecosystem']));
    expect(find('looking for people', 'Ecosystem').map(({ id }) => id)).toEqual([30]);
  });
});

describe('getStatistics', () => {
  it('counts the given threads', () => {
    expect(getStatistics(threads)).toEqual({
      discussions: 30,
      categories: 6,
      latestActivity: new Date(2030, 0, 15),
    });
    expect(getStatistics(find('looking for people'))).toEqual({
      discussions: 3,
      categories: 2,
      latestActivity: new Date(2030, 0, 15),
    });
    expect(getStatistics(find('looking for people', 'Ecosystem')).latestActivity).toEqual(
      new Date(2030, 0, 1),
    );
  });

  it('returns zeros for no threads', () => {
    expect(getStatistics([])).toEqual({ discussions: 0, categories: 0, latestActivity: null });
  });
});

it.each([
  [{ text: 'kiln', type: 'Support' }, 'Try fewer words, or be the first to bring it up.'],
  [{ text: ' ', type: 'Support' }, 'Be the first to start one of this type.'],
  [{ text: '', type: 'all', isUnanswered: true }, 'All of these discussions have replies.'],
] as const)('the advice after finding nothing with %o is “%s”', (search, advice) => {
  expect(adviceIfNothing(search)).toBe(advice);
});
