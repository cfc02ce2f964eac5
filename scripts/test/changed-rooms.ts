import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** Lists the folders below `server/` and `tests/` with files that have changed since the last commit. */
export async function listChangedRooms(): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root })).stdout.split('\n').filter(Boolean);
  const files = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const rooms = files
    .filter((file) => /^(server|tests)\/.+\//.test(file))
    .map((file) => dirname(file));
  return [...new Set(rooms)]
    .filter((room) => !room.startsWith('tests/e2e'))
    .map((room) => `${room}/`);
}
