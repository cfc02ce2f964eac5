import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs in a container: the server, and the commands of operators. */
const programs = [
  '{contract,server}/**/*.ts',
  'web/lib/paths.ts',
  'scripts/{admin,backup,backup-nightly,command,mail,restore}.ts',
  'scripts/admin/*.ts',
];

/** Lists the packages that a running server and its commands import, of those in package.json. */
export function listServerPackages(root: string): string[] {
  const files = globSync(programs, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return [...new Set(files.flatMap((file) => packagesOf(join(root, file))))].toSorted();
}

/** Lists the packages that a file imports, except for types only. */
export function packagesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/import type [^;]*;/g, '');
  const imports = code.matchAll(/(?<![.\w])(?:from|import)\s*\(?\s*'([@a-z][\w@/.-]*)'/g);
  return [...imports]
    .map(([, path = '']) => path)
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
}
