import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');
const stamp = join(folder, '.inputs');

/** Everything the web app is built from. */
const sources = [
  'web',
  'contract',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
];

/** Builds the web app if its sources have changed since the last build. */
export async function buildIfStale(say: (line: string) => void) {
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === (await fingerprint(root))) return;
  say('Building the web app. This takes a few seconds …');
  // In its own process, so the server doesn't keep the memory that the build needs.
  const builder = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  const [code, signal] = (await once(builder, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(explainFailure(code, signal));
}

/** The system kills a process that has no memory left; Node aborts, itself or its code on Linux. */
export const explainFailure = (code: number | null, signal: string | null) =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134 || code === 137
    ? "Couldn't build the web app: there wasn't enough memory. The build needs 768 MB. Add memory or swap, or build on another machine (npm run build) and copy its folder dist here."
    : "Couldn't build the web app. The reason is printed above.";

async function buildWebApp() {
  const { build } = await import('vite');
  const { buildRenderer } = await import('./build/renderer.ts');
  const current = await fingerprint(root);
  await build({ root, logLevel: 'warn' });
  await compressFiles(folder);
  await buildRenderer(root, folder);
  await writeFile(stamp, current);
}

/** Hashes the names, sizes and times of the files the web app is built from. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(join(root, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) await buildWebApp();
