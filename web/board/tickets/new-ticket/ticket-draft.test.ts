import { expect, test } from 'vitest';
import { parseTicketDraft, serializeTicketDraft } from './ticket-draft.ts';

const form = {
  title: 'Draw the map',
  description: 'With contours.',
  status: 'Done',
  priority: 'High',
  type: 'Story',
} as const;

test('reads a draft as it was written, without its assignee', () => {
  expect(parseTicketDraft(serializeTicketDraft({ ...form, assigneeId: 7 }))).toEqual(form);
  expect(serializeTicketDraft({ ...form, title: '', description: '' })).toBe('');
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
])('ignores stored text that is not a draft: %s', (stored) =>
  expect(parseTicketDraft(stored)).toEqual({}),
);

test('keeps the valid fields of a draft', () => {
  expect(parseTicketDraft('{"title":"Kept","priority":"Urgent","type":"Bug"}')).toEqual({
    title: 'Kept',
    type: 'Bug',
  });
});
