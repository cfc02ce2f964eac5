import { buildIfStale } from '#scripts/build.ts';
import { sharePreparedFolder } from '#tests/database/prepared-folder.ts';

/** Before all browser tests: builds the web app if needed, and a data folder for workers to copy. */
export default async function setUp() {
  await buildIfStale((line) => process.stdout.write(`${line}\n`));
  // Workers inherit the environment.
  const { remove } = await sharePreparedFolder();
  return remove;
}
