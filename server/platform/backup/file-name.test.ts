import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFile } from './file-name.ts';

const now = new Date('2026-11-21T21:05:33.123Z');

test('names a file in an existing folder after the time', async () => {
  expect(await chooseFile(tmpdir(), now)).toBe(join(tmpdir(), 'pieces-2026-11-21T21-05-33Z.gz'));
});

test('uses a name that ends in .gz as the file', async () => {
  expect(await chooseFile('nowhere/nightly.gz', now)).toBe(resolve('nowhere/nightly.gz'));
});

test.each(['nowhere', 'nowhere/backups', 'nowhere/', 'nowhere/.gz'])(
  'says that there is no folder %s',
  async (path) => {
    await expect(chooseFile(path, now)).rejects.toThrow(`There's no folder ${resolve(path)}.`);
  },
);

test('replaces a file that exists, whatever its name', async () => {
  const file = import.meta.filename;
  expect(await chooseFile(file, now)).toBe(file);
});
