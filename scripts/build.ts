import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { fingerprint } from './inputs.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');
const stamp = join(folder, '.inputs');

/** Builds the web app if its sources have changed since the last build. */
export async function buildIfStale(say: (line: string) => void) {
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === (await fingerprint(root))) return;
  say('Building the web app. This takes a few seconds …');
  // In its own process, so the server doesn't keep the memory that the build needs.
  const builder = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error("Couldn't build the web app. The reason is printed above.");
}

async function buildWebApp() {
  const { build } = await import('vite');
  const current = await fingerprint(root);
  await build({ root, logLevel: 'warn' });
  await compress();
  await writeFile(stamp, current);
}

/** Compresses files once at the highest level, so the server doesn't do it on every request. */
async function compress() {
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

if (import.meta.main) await buildWebApp();
