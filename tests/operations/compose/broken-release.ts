import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Try } from '#tests/operations/topology/try.ts';
import { unnoticed } from '#tests/operations/topology/upgrade.ts';

/** A version that doesn't start replaces nothing, and the version before is put back. */
export async function failToUpgrade(the: Try) {
  const { folder, shell } = the.topology;
  const file = join(folder, 'server/start.ts');
  const working = await readFile(file, 'utf8');
  await writeFile(file, `throw new Error('This release is broken.');\n${working}`);
  const listCache = async () =>
    (await shell("docker system df -v --format '{{range .BuildCache}}{{println .ID}}{{end}}'"))
      .trim()
      .split('\n');
  const cache = new Set(await listCache());
  let said = '';
  await unnoticed(the, 'upgrade.sh to a version that doesn’t start, and fails', async () => {
    said = await shell('./upgrade.sh 2>&1 && echo upgraded || true');
  });
  expect(said).not.toContain('upgraded');
  const more = (await listCache()).filter((id) => !cache.has(id)).length;
  the.report.add('… entries of Docker’s cache that it leaves behind', String(more));
  expect(more).toBe(0);
  await writeFile(file, working);
  await unnoticed(the, 'upgrade.sh back to the version before', () => shell('./upgrade.sh'));
}
