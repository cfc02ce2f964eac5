import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the key that the first start stored. Throws if there was none on this folder. */
export const readSecret = async (dataDir: string): Promise<string> =>
  readFile(join(dataDir, 'secret'), 'utf8').catch(() => {
    throw new Error(`Pieces hasn't been started with the data folder ${dataDir}. Set DATA_DIR.`);
  });

/**
 * Returns the key that signs browser tokens (64 hexadecimal digits). It's created at the first start
 * and stored in the data folder, readable only by its owner.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  const draft = join(dataDir, `secret.${crypto.randomUUID()}`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // link() is atomic and fails if the file exists, so two first starts agree on one secret.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
