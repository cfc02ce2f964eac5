import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf } from './areas.ts';
import { pathOf, specifiersIn } from './imports.ts';

/** Lists which areas each area uses, from the imports of our files. Tests don't count. */
export function listUses(root: string): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root });
  for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
    const from = areaOf(file);
    if (!from || file.includes('.test.')) continue;
    const used = uses.get(from) ?? new Set();
    const code = readFileSync(join(root, file), 'utf8');
    for (const specifier of specifiersIn(code)) {
      const to = areaOf(pathOf(specifier, file));
      if (to && to !== from) used.add(to);
    }
    uses.set(from, used);
  }
  return uses;
}
