import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chooseFile } from './file-name.ts';

const now = new Date('2026-11-21T21:05:33.123Z');

test('in a folder that is there, a file gets a name that tells when', async () => {
  expect(await chooseFile(tmpdir(), now)).toBe(join(tmpdir(), 'pieces-2026-11-21T21-05-33Z.gz'));
});

test('anything else is the file itself', async () => {
  expect(await chooseFile('nowhere/nightly.gz', now)).toBe(resolve('nowhere/nightly.gz'));
});
