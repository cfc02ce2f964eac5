import { expect, test } from 'vitest';
import { filesOf } from './given-files.ts';

const png = { name: 'image.png' } as File;

/** What the browser has of what someone copied. */
const clipboard = (text: string, files: File[]) => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

test.each([
  ['a screenshot', '', [png], 1],
  ['cells of a spreadsheet, with a picture of them', 'Name\tSum\nAino\t3', [png], 0],
  ['files from a folder, with their names', 'image.png\r\nmap.png', [png, { name: 'map.png' }], 2],
  ['text', 'image.png', [], 0],
])('takes the files of %s', (_, text, files, count) => {
  expect(filesOf(clipboard(text, files as File[]))).toHaveLength(count);
});
