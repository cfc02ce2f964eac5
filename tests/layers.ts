import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a test or its helpers say when they need what `tests/postgres.ts` and `tests/programs` provide. */
const needsTheRun =
  /\binject\('|\blocateProgram\(|\brunProgram\(|from 'pg'|\/embedded-postgres\/start\.ts'/;

/** Components are tested in a browser. */
export const componentTests = 'web/**/*.component.test.tsx';

/**
 * Lists the test files that need PostgreSQL or start our programs, themselves or through helpers in
 * `tests/` that they import. All others are pure.
 */
export function listDatabaseTests(): string[] {
  const seen = new Map<string, boolean>();
  const needsDatabase = (file: string): boolean => {
    const known = seen.get(file);
    if (known !== undefined) return known;
    // Until it's known, for circles.
    seen.set(file, false);
    const code = readFileSync(join(root, file), 'utf8');
    const needs = needsTheRun.test(code) || listHelpers(file, code).some(needsDatabase);
    seen.set(file, needs);
    return needs;
  };
  return globSync('{contract,server,web,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(needsDatabase)
    .toSorted();
}

/** The helpers that a test imports, and that those import: types don't count, and neither does what is tested. */
function listHelpers(file: string, code: string): string[] {
  const imports = code.matchAll(/^(?:import|export)(?! type)[^;]*?'([.#][^']+\.tsx?)'/gm);
  return [...imports]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.startsWith('tests/') || /\btest-[\w-]+\.ts$/.test(path));
}
