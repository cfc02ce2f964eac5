import { readCommand } from '#scripts/admin/commands.ts';
import type { AreaMode, AreaName } from '#contract/values/areas.ts';
import { untilKnown } from '#tests/factories/areas.ts';
import { openDatabase } from './second-process.ts';

/**
 * Returns what does the same as `npm run admin` on a data folder, and gives what it says:
 * `command('area', 'list')`. Waits until the server knows what the mode of an area is then.
 * `tests/process/admin.test.ts` runs the program itself.
 */
export const adminCommand =
  (pieces: { dataDir: string; url: string }) =>
  async (...args: string[]) => {
    const { db, close } = await openDatabase(pieces);
    const said = await readCommand(args)(db, new Date()).finally(close);
    const [subject, area, mode] = args;
    if (subject === 'area' && mode)
      await untilKnown(pieces.url, area as AreaName, mode as AreaMode);
    return said;
  };
