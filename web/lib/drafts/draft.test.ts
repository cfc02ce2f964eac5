import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts, readDraft, writeDraft } from './draft.ts';
import { forgetPageOwner, setPageOwner } from '#web/lib/api/page-owner.ts';
import { readTabDraft, writeTabDraft } from './tab-draft.ts';

/** Its own keys are those of the texts, as in a browser. */
function createStorage() {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => void (texts[key] = text),
    removeItem: (key: string) => void delete texts[key],
  };
  return new Proxy(texts, {
    get: (_, name) => methods[name as keyof typeof methods],
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  setPageOwner(1);
});

afterEach(() => {
  forgetPageOwner();
  vi.unstubAllGlobals();
});

const kinds = [
  { where: 'in the browser', write: writeDraft, read: readDraft },
  { where: 'in the tab', write: writeTabDraft, read: readTabDraft },
];

test.each(kinds)('a draft $where belongs to the person who typed it', ({ write, read }) => {
  write('note', 'Mine');
  expect(read('note')).toBe('Mine');
  setPageOwner(2);
  expect(read('note')).toBe('');
  setPageOwner(1);
  expect(read('note')).toBe('Mine');
});

test.each(kinds)('an empty text deletes the draft $where', ({ write, read }) => {
  write('note', 'Mine');
  write('note', '');
  expect(read('note')).toBe('');
  expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).not.toContain(
    'pieces-draft:1:note',
  );
});

test.each(kinds)('signing out deletes only one’s own drafts $where', ({ write, read }) => {
  write('note', 'Mine');
  setPageOwner(2);
  write('note', 'Theirs');
  deleteDrafts();
  expect(read('note')).toBe('');
  setPageOwner(1);
  expect(read('note')).toBe('Mine');
});
