import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Checks out a commit into a folder, with our packages, and returns what removes it. */
export async function checkOut(commit: string, folder: string): Promise<() => void> {
  const git = (...words: string[]) => execFileSync('git', ['-C', root, 'worktree', ...words]);
  git('add', '--detach', folder, commit);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return () => git('remove', '--force', folder);
}
