import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Compresses the text files of a folder once at the highest level, so the server doesn't do it on
 * every request.
 */
export async function compressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name),
  );
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}
