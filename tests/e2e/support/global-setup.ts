import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/build.ts';
import { prepareDataFolder } from '#tests/prepared-folder.ts';

/** Before all browser tests: builds the web app if needed, and a data folder for workers to copy. */
export default async function setUp() {
  await buildIfStale((line) => process.stdout.write(`${line}\n`));
  const folder = await mkdtemp(join(tmpdir(), 'pieces-prepared-'));
  await chmod(folder, 0o755);
  await prepareDataFolder(folder);
  // Workers inherit the environment.
  process.env.PREPARED_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
