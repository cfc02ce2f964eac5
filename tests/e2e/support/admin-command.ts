import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns what runs `npm run admin` on a data folder: `command('area', 'list')`. */
export const adminCommand =
  ({ dataDir }: { dataDir: string }) =>
  (...args: string[]) =>
    run(process.execPath, ['scripts/admin.ts', ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
