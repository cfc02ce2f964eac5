import { expect, test } from 'vitest';
import {
  describeCode,
  describeHelp,
  describeTeam,
  describeTickets,
  describeTime,
} from './describe-work.ts';

const work = (fields: Partial<Parameters<typeof describeTickets>[0]>) => ({
  done: 0,
  reviewed: 0,
  reviewers: 0,
  given: 0,
  comments: 0,
  repository: { commits: 0, pullRequests: 0, reviews: 0 },
  mostPeople: 2,
  from: '2026-01-15',
  to: null,
  project: { completedAt: null },
  ...fields,
});

test.each([
  [{ done: 12, reviewed: 9, reviewers: 3 }, '12 tickets, 9 reviewed by 3 people'],
  [{ done: 1, reviewed: 1, reviewers: 1 }, '1 ticket, 1 reviewed by 1 person'],
  [{ done: 2 }, '2 tickets, not reviewed'],
  [{}, 'No finished tickets to show yet'],
])('%j: %s', (fields, expected) => {
  expect(describeTickets(work(fields))).toBe(expected);
});

test('names reviews given and comments, if there are any', () => {
  expect(describeHelp(work({ given: 1, comments: 4 }))).toBe('1 review given, 4 comments');
  expect(describeHelp(work({}))).toBe('');
});

test('names what the repository sent, if anything', () => {
  const repository = { commits: 14, pullRequests: 1, reviews: 9 };
  expect(describeCode(work({ repository }))).toBe(
    '14 commits, 1 merged pull request, 9 code reviews',
  );
  expect(describeCode(work({}))).toBe('');
});

test.each([
  [{}, 'Jan 2026 – Now'],
  [{ to: '2026-03-02' }, 'Jan 2026 – Mar 2026'],
  [{ to: '2026-01-20' }, 'Jan 2026'],
  [{ project: { completedAt: '2026-02-03T10:00:00.000Z' } }, 'Jan 2026 – Feb 2026'],
])('%j: %s', (fields, expected) => {
  expect(describeTime(work(fields))).toBe(expected);
});

test('names the size of the team, unless someone worked alone', () => {
  expect(describeTeam(work({ mostPeople: 1 }))).toBe('');
  expect(describeTeam(work({ mostPeople: 5 }))).toBe('Team of 5');
});
