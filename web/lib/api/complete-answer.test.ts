import { expect, test } from 'vitest';
import { completeAnswer } from './complete-answer.ts';

test('an answer of the version before gets what it leaves out, and keeps the rest', () => {
  expect(completeAnswer('GET /users/home', { teams: [1], ticketCount: 2 })).toEqual({
    teams: [1],
    ticketCount: 2,
    waiting: [],
  });
  const reviews = 'GET /projects/{projectId}/tickets/{ticketId}/reviews';
  expect(completeAnswer(reviews, { reviews: [] })).toEqual({ reviews: [], uncounted: null });
});

test('a whole answer stays as it is', () => {
  const home = { waiting: [{ kind: 'spot', id: 1 }], teams: [] };
  expect(completeAnswer('GET /users/home', home)).toEqual(home);
  const reviews = { reviews: [], uncounted: { reason: 'unreviewed', from: null } };
  expect(completeAnswer('GET /projects/{projectId}/tickets/{ticketId}/reviews', reviews)).toEqual(
    reviews,
  );
});
