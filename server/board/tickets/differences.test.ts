import { expect, test } from 'vitest';
import { aTicket } from '#tests/factories/ticket.ts';
import { differencesOf } from './differences.ts';

test('lists changed fields in their order, with long texts last and without their values', () => {
  const after = { title: 'Paint', description: 'On paper', type: 'Task', assigneeId: 7 } as const;
  expect(differencesOf(aTicket(), aTicket(after))).toEqual([
    { field: 'title', from: 'Draw the map', to: 'Paint' },
    { field: 'type', from: '', to: 'Task' },
    { field: 'assignee', from: null, to: 7 },
    { field: 'description', from: null, to: null },
  ]);
});

test('cuts titles from before the limit', () => {
  const [change] = differencesOf(aTicket({ title: 'a'.repeat(501) }), aTicket());
  expect(change?.from).toBe('a'.repeat(500));
});

test('lists labels as text, and only if they differ', () => {
  const before = aTicket({ labels: ['React'], dueDate: '2026-11-24' });
  expect(differencesOf(before, aTicket({ labels: ['React'], dueDate: '2026-11-24' }))).toEqual([]);
  expect(differencesOf(before, aTicket({ labels: ['React', 'CSS'] }))).toEqual([
    { field: 'labels', from: 'React', to: 'React, CSS' },
    { field: 'due date', from: '2026-11-24', to: null },
  ]);
});
