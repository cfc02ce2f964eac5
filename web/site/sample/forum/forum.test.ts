import { expect, it } from 'vitest';
import { forumTypes } from '#contract/values/forum-types.ts';
import { getForum } from './forum.ts';

const today = new Date(2030, 2, 1, 9, 30);
const { threads, categories } = getForum(today);

it('has 30 threads of all types in 6 categories', () => {
  expect(threads).toHaveLength(30);
  expect(new Set(threads.map(({ id }) => id)).size).toBe(30);
  expect(new Set(threads.map(({ type }) => type))).toEqual(new Set(forumTypes));
  expect(categories).toHaveLength(6);
});

it('gives each category its thread count and latest activity', () => {
  for (const { name, threadCount, lastActivity } of categories) {
    const own = threads.filter(({ category }) => category === name);
    expect(threadCount).toBe(own.length);
    expect(lastActivity).toEqual(own[0]?.lastActivity);
  }
});

it('lists the latest activity first, and only future sessions', () => {
  const days = threads.map(({ lastActivity }) => lastActivity.getTime());
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days[0]).toBe(new Date(2030, 2, 1).getTime());
  const sessions = threads.flatMap(({ session }) => session ?? []);
  expect(sessions).toHaveLength(3);
  for (const { date } of sessions) expect(date > today).toBe(true);
});
