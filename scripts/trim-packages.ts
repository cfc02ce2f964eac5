// Run while an image is built: takes the packages out of package.json that only building the pages
// needs, so that `npm prune` removes them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listServerPackages } from './image/server-packages.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, 'package.json');
const manifest = JSON.parse(await readFile(file, 'utf8')) as {
  dependencies: Record<string, string>;
};
const needed = new Set(listServerPackages(root));
const dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => needed.has(name)),
);
await writeFile(file, `${JSON.stringify({ ...manifest, dependencies }, undefined, 2)}\n`);
