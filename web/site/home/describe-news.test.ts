import { expect, test } from 'vitest';
import { describeNews } from './describe-news.ts';

const none = { all: 0, created: 0, done: 0, comments: 0, joined: 0 };

test.each([
  [{}, 'Nothing new since you were here'],
  [{ all: 1 }, '1 change'],
  [{ all: 7, created: 1, done: 2 }, '1 new ticket, 2 finished'],
  [{ all: 4, joined: 2, comments: 1 }, '2 new members, 1 comment'],
  [{ all: 100, created: 100 }, 'More than 100 changes'],
])('describes %o', (news, text) => {
  expect(describeNews({ ...none, ...news })).toBe(text);
});
