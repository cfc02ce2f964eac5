import { expect, test } from 'vitest';
import { readUnsent, writeUnsent } from './unsent-ticket.ts';

const form = {
  title: 'Draw the map',
  description: 'With contours.',
  status: 'Done',
  priority: 'High',
  type: 'Story',
} as const;

test('an unsent ticket is read as it was written, without its assignee', () => {
  expect(readUnsent(writeUnsent({ ...form, assigneeId: 7 }))).toEqual(form);
  expect(writeUnsent({ ...form, title: '', description: '' })).toBe('');
});

test.each([
  '',
  'words',
  'null',
  '7',
  '"text"',
  '[]',
  '[{"title":1}]',
  '{"title":{},"status":"Lost"}',
])('stored text that is no ticket of ours is left out: %s', (stored) =>
  expect(readUnsent(stored)).toEqual({}),
);

test('what can be used of it is', () => {
  expect(readUnsent('{"title":"Kept","priority":"Urgent","type":"Bug"}')).toEqual({
    title: 'Kept',
    type: 'Bug',
  });
});
