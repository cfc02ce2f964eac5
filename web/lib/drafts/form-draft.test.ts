import { expect, test } from 'vitest';
import { parseFormDraft, serializeFormDraft } from './form-draft.ts';

const empty = { name: '', size: 4, tags: [] as string[] };
const typed = { name: 'Bells', size: 3, tags: ['Go'] };

test('reads a draft as it was written, and only the fields of the empty form', () => {
  const stored = serializeFormDraft({ ...typed, password: 'secret' }, empty);
  expect(stored).not.toContain('secret');
  expect(parseFormDraft(stored, empty)).toEqual(typed);
  expect(parseFormDraft('{"name":"Bells","password":"secret"}', empty)).not.toHaveProperty(
    'password',
  );
});

test('writes nothing if nothing was typed', () => {
  expect(serializeFormDraft({ ...empty, password: '' }, empty)).toBe('');
});

test.each(['', 'words', 'null', '7', '[]', '{"name":1,"size":"3","tags":[2]}'])(
  'ignores stored text that is not a draft: %s',
  (stored) => expect(parseFormDraft(stored, empty)).toEqual(empty),
);
