import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const { version: released } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const commit = findCommit(join(root, '.git'));

/** The version of Pieces, and which commit it's at if it runs from a clone: 0.1.0+1f0c3a52. */
export const version = commit ? `${released}+${commit}` : released;

/**
 * Returns the first eight characters of the commit that a repository is at, if that can be read. Reads the
 * files itself, because the image has no Git.
 */
export function findCommit(repository: string): string | undefined {
  const read = (file: string) => {
    try {
      return readFileSync(join(repository, file), 'utf8');
    } catch {
      return '';
    }
  };
  const head = read('HEAD').trim();
  const [, branch] = /^ref: (refs\/.+)$/.exec(head) ?? [];
  const packed = () =>
    read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`));
  const id = branch ? read(branch) || (packed() ?? '') : head;
  return /^([0-9a-f]{8})[0-9a-f]{32}/.exec(id)?.[1];
}
