import { readCommand } from '#scripts/admin/commands.ts';
import { openDatabase } from './second-process.ts';

/**
 * Returns what does the same as `npm run admin` on a data folder, and gives what it says:
 * `command('area', 'list')`. `tests/process/admin.test.ts` runs the program itself.
 */
export const adminCommand =
  (pieces: { dataDir: string }) =>
  async (...args: string[]) => {
    const { db, close } = await openDatabase(pieces);
    return readCommand(args)(db, new Date()).finally(close);
  };
