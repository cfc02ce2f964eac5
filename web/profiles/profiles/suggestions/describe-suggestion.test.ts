import { expect, test } from 'vitest';
import { describeSuggestion } from './describe-suggestion.ts';

test('names who reviewed the tickets, and counts the others', () => {
  const describe = (reviewers: string[], reviewerCount = reviewers.length, tickets = 7) =>
    describeSuggestion({ technology: 'React', tickets, reviewers, reviewerCount });
  expect(describe(['Olena', 'Eetu'])).toBe('7 tickets, reviewed by Olena and Eetu');
  expect(describe(['Olena'], 1, 1)).toBe('1 ticket, reviewed by Olena');
  expect(describe(['A', 'B', 'C'], 5)).toBe('7 tickets, reviewed by A, B, C, and 2 others');
  expect(describe([], 1)).toBe('7 tickets, reviewed by 1 former member');
});
