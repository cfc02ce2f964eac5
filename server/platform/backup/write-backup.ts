import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import type { Upkeep } from '#server/platform/database/upkeep.ts';
import { syncFolder } from '#server/platform/embedded-postgres/sync-folder.ts';
import { dump } from './dump.ts';
import { countRows } from './format.ts';

/**
 * Writes a backup into a file that only its owner can read. The file appears when it's complete and
 * on disk; if anything fails, or `signal` aborts, no file remains. Throws if the file already exists
 * or its folder doesn't. Returns the number of rows and the size of the file.
 */
export async function writeBackup({
  pool,
  upkeep,
  file,
  signal,
}: {
  pool: Pool;
  upkeep: readonly Upkeep[];
  file: string;
  signal?: AbortSignal;
}): Promise<{ rows: number; bytes: number }> {
  await checkTarget(file);
  const draft = `${file}.partial-${randomUUID().slice(0, 8)}`;
  const handle = await open(draft, 'wx', 0o600).catch((error: Error) => {
    throw new Error(`Couldn't write to ${dirname(file)}: ${error.message}`, {
      cause: error,
    });
  });
  try {
    let rows = 0;
    const read = async function* () {
      rows = countRows(yield* dump(pool, upkeep));
    };
    await pipeline(read, createGzip(), handle.createWriteStream({ flush: true }), { signal });
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { rows, bytes: size };
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function checkTarget(file: string) {
  if (existsSync(file)) throw new Error(`${file} already exists. Name another file.`);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Error(`The folder ${folder} doesn't exist. Create it first.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new Error(`You don't have permission to write to ${folder}.`);
  });
}
