import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCommit } from './version.ts';

const id = '1f0c3a52'.padEnd(40, 'e');
const other = '9'.repeat(40);

async function writeRepository(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const head = 'ref: refs/heads/main\n';

test.each([
  [
    'a branch',
    { HEAD: head, 'refs/heads/main': `${id}\n`, 'packed-refs': `${other} refs/heads/main` },
  ],
  [
    'a packed branch',
    { HEAD: head, 'packed-refs': `# pack-refs\n${other} refs/heads/a\n${id} refs/heads/main\n` },
  ],
  ['a commit', { HEAD: `${id}\n` }],
])('finds the commit of a repository that is at %s', async (_, files) => {
  expect(findCommit(await writeRepository(files))).toBe('1f0c3a52');
});

test.each([
  ['no repository', {}],
  ['a branch without commits', { HEAD: head }],
  ['something else', { HEAD: head, 'refs/heads/main': 'broken' }],
])('finds none in %s', async (_, files) => {
  expect(findCommit(await writeRepository(files))).toBeUndefined();
});
