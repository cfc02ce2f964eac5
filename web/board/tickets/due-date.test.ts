import { expect, test } from 'vitest';
import { daysUntil, describeDueDate, isOverdue } from './due-date.ts';

const now = new Date(2026, 10, 22, 23, 59);

test.each([
  ['2026-11-21', 'Overdue: Nov 21'],
  ['2025-11-22', 'Overdue: Nov 22, 2025'],
  ['2026-11-22', 'Due today'],
  ['2026-11-23', 'Due tomorrow'],
  ['2026-11-24', 'Due Nov 24'],
])('%s reads "%s"', (dueDate, words) => {
  expect(describeDueDate({ dueDate, status: 'Backlog' }, now)).toBe(words);
});

test('a finished ticket is never overdue', () => {
  const ticket = { dueDate: '2026-11-21', status: 'Done' } as const;
  expect(describeDueDate(ticket, now)).toBe('Due Nov 21');
  expect(isOverdue(ticket, now)).toBe(false);
  expect(isOverdue({ ...ticket, status: 'In Progress' }, now)).toBe(true);
});

test('counts days across a change of the clock', () => {
  expect(daysUntil('2026-10-26', new Date(2026, 9, 24, 12))).toBe(2);
  expect(daysUntil('2026-03-30', new Date(2026, 2, 28, 12))).toBe(2);
});
