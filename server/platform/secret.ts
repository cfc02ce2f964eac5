import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that signs what is handed to browsers: made at the first start and kept in the data
 * folder, readable by its owner alone. Returns 64 hexadecimal digits.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const draft = join(dataDir, `secret.${crypto.randomUUID()}`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // A link appears whole or, where there is one already, not at all.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
