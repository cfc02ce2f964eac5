import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFile } from './file-name.ts';

const now = new Date('2026-11-21T21:05:33.123Z');

test('names a file in an existing folder after the time', async () => {
  expect(await chooseFile(tmpdir(), now)).toBe(join(tmpdir(), 'pieces-2026-11-21T21-05-33Z.gz'));
});

test('uses any other path as the file', async () => {
  expect(await chooseFile('nowhere/nightly.gz', now)).toBe(resolve('nowhere/nightly.gz'));
});
